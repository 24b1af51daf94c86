/// The state that only parentheses and brackets have.
struct Brackets: BitwiseCopyable {
  enum Content: UInt8, BitwiseCopyable {
    /// Parts of a declaration or type.
    case other
    /// The arguments of a call or subscript of a path, whose segment is ``Frame/call``: `a.b(c)`.
    case arguments
    /// The arguments of a value that is not a path, `(a + b)(c)`, or an interpolation; their usage
    /// is unknown.
    case opaque
    /// One or several values in parentheses: `(a, b)`.
    case group
    /// An array or dictionary literal: `[a: b]`.
    case literal
  }

  /// The first element of an array literal.
  enum Element: BitwiseCopyable {
    case unknown
    /// A path; the value is the index of its base among the references: `[a.b, c]`.
    case path(Int32)
    case literal(LiteralElement)
  }

  var content = Content.other
  /// Whether a parameter begins at the current token.
  var expectsParameter = false
  /// The argument being read, or -1.
  var argument: Int32 = -1
  /// The index of the current element of a tuple.
  var item: UInt16 = 0
  /// The index of the literal that the brackets or the interpolation belong to, or -1.
  var literal: Int32 = -1
  /// The first element of the array literal.
  var element = Element.unknown
  /// Whether the colon of the current entry of a dictionary has been read.
  var isAfterKey = false
  /// Whether the colon of any entry of a dictionary has been read.
  var isDictionary = false
  /// Whether the parts of the parentheses are recorded as tuple items: `switch (a, b)`.
  var isSubject = false
  /// Whether a comparison, `&&`, `||` or `!` makes the value in the parentheses a Boolean:
  /// `(a == b)`.
  var makesBool = false
  /// Whether the parentheses contain the arguments of an attribute whose declaration has not been
  /// read yet: `@Argument(name: .long) var a = 1`.
  var suspendsPending = false

  var isOpaque: Bool { content == .opaque }
}
