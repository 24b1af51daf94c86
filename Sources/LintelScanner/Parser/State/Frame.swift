/// An open bracket, or the file itself, with the state of the parser in it.
///
/// The state that only braces, or only parentheses and brackets, need is in ``braces`` and
/// ``brackets``, which have no meaning in other frames.
struct Frame: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case file
    /// The braces of a class, struct, actor, protocol or extension.
    case typeBody
    case enumBody
    /// The braces of a variable or subscript that contain accessors: `var a: Int { get set }`.
    case accessors
    /// Any other braces: of functions, closures and statements.
    case code
    /// The parentheses around the parameters of a declaration, or around the associated values of
    /// an enum case.
    case parameters
    /// Any other parentheses, or an interpolation.
    case parens
    case brackets
  }

  var kind: Kind
  /// The declaration that encloses the declarations in the frame and makes the references in it; -1
  /// at file level.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The offset of the first token in braces of code, where the captures and parameters of a
  /// closure may begin; for parentheses and brackets, their own offset.
  var contentStart: UInt32 = 0
  /// The segment of a path that has the frame as its arguments or its trailing closure, or -1.
  var call: Int32 = -1
  /// Whether the bracket stands right after an operator.
  var isOperand = false
  /// The last usage of a part of the brackets or of the result of the closure, or -1;
  /// ``Parser/siblings`` leads to the usages of earlier parts.
  var lastPart: Int32 = -1

  /// Whether the current token is between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// The header that is being read, or that was read last.
  var header = Header()
  /// The `if` or `switch` expression whose braces the frame is, or whose header is being read.
  var branch = Branch()
  var pattern = Pattern.none

  var names = Names.none
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// The list of names that ``binding`` is in.
  var bindingList = BindingList()
  /// The local variable whose type or value is being read, or -1.
  var local: Int32 = -1

  var slot = Slot.statement
  var value = Value()
  var path = Path()
  /// The index of the placed member, such as `.name`, that was read last, or -1.
  var placed: Int32 = -1
  var operation = Operation()
  var conversion = Conversion()
  /// The number of conditional expressions whose colon has not been read yet: `a ? b : c`.
  var openConditionals: UInt16 = 0

  var braces = Braces()
  var brackets = Brackets()

  /// Whether a declaration in the frame is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
  /// Whether the frame contains statements or accessors.
  var isCode: Bool { kind == .code || kind == .accessors }
  var isInPattern: Bool { pattern != .none }
  /// Whether the frame is parentheses or a subscript that may contain labels: `a[b: c]`.
  var holdsArguments: Bool {
    !isBraced && brackets.content != .other && brackets.content != .literal
  }
}
