/// A bracket that is open, and what is known about the code in it.
struct Frame: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case file
    /// Between the braces of a class, struct, actor, protocol or extension.
    case typeBody
    case enumBody
    /// Any other braces: functions, accessors, closures, statements.
    case code
    /// The parameters of a declaration, or the associated values of an enum case.
    case parameters
    /// Any other parentheses, and interpolations.
    case parens
    case brackets
  }

  var kind: Kind
  /// The declaration that encloses what is declared here, and that makes the references here.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// What a further name after a comma declares while ``binding`` is set.
  var bindingKind = DeclarationKind.variable
  var bindingAccess = AccessLevel.unspecified
  var bindingModifiers = Modifiers()
  /// Between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// Between `case` and the colon that ends the label of a switch.
  var isInCaseLabel = false
  /// Where the last such label ended.
  var labelEnd = UInt32.max
  /// In a pattern, where a type's name is tested against, not used.
  var isInPattern = false
  /// In a pattern after `let` or `var`, where names in lower case are bound.
  var bindsNames = false
  /// Between the braces of a variable or subscript, before accessors.
  var holdsAccessors = false
  /// After a `let` or `var` that declares, where a comma starts another name even if there is none
  /// before it, as after `let _ = f()`.
  var isInBinding = false
  /// After a local `let` or `var`, where a comma starts another name.
  var isInLocalBinding = false
  /// Between parentheses, or the brackets of a subscript, where labels may stand.
  var holdsArguments = false
  /// At the start of a parameter.
  var expectsParameter = false
  /// In the arguments of an attribute, whose declaration is still to come.
  var suspendsPending = false
  /// Of the first token in a closure, where its captures and parameters may stand; of other
  /// brackets themselves.
  var contentStart: UInt32 = 0
  /// The last part of the path that was read last, or what stands for all of its calls, and where
  /// that ends: a dot, parenthesis or brace at this place belongs to it.
  var chain: Int32 = -1
  var chainEnd = UInt32.max
  /// The part of a path whose arguments are in here, or -1.
  var call: Int32 = -1
  /// The closure, or the match, whose braces these are, or -1.
  var closure: Int32 = -1
  var match: Int32 = -1
  /// The match whose pattern is being read in the header of a statement, or -1.
  var headerMatch: Int32 = -1
  /// Where what is matched starts, in the header of a `switch`; 0 in others.
  var headerSubject: UInt32 = 0
  /// The variable of code whose type or value is being read, or -1.
  var local: Int32 = -1
  /// How many variables of code were in scope before those in here.
  var firstLocal: Int32 = 0
  /// The same for those in the header of the statement that is being read.
  var headerLocal: Int32 = 0

  /// Whether what is declared here is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
}
