/// The state that only braces have; the file counts as braces.
struct Braces: BitwiseCopyable {
  /// The construct that braces of code belong to.
  enum Block: BitwiseCopyable, Equatable {
    /// A statement that is never an expression: `for a in list { … }`.
    case statement
    /// An `if` or `switch`, which may be an expression: `let a = if b { 1 } else { 2 }`.
    case branch
    /// The body of a declaration or of its getter, or its accessors; the returned value is the
    /// value of the declaration.
    case body
    /// The getter or the accessors of a local variable, whose index is the value:
    /// `var a: Int { 1 }` in a function.
    case localGetter(Int32)
    case closure
  }

  var block = Block.statement
  /// The number of entries of ``Parser/openLocals`` before the entries of the frame.
  var firstLocal: Int32 = 0
  /// The number of entries of ``Parser/openLocals`` before those of the `guard` whose `else` the
  /// braces belong to, or -1.
  var firstGuarded: Int32 = -1
  /// The index of the match of the `switch` whose braces the frame is, or -1.
  var match: Int32 = -1
  /// Whether the current token is between `case` and the colon that ends the label of a switch.
  var isInCaseLabel = false
  /// The offset after the colon of the last label of a switch.
  var labelEnd = UInt32.max
  /// The index of the closure whose braces the frame is, or -1.
  var closure: Int32 = -1
  /// Whether the closure is an argument of a value that is not a path: `Self { … }`.
  var isOpaque = false
  /// Whether the arguments of an attribute before the captures of the closure are being read:
  /// `{ @A(b) [c] in … }`.
  var awaitsClosureStart = false
  /// The base of the first path that the closure returns, or -1: `return a.b`.
  var returned: Int32 = -1
  /// The number of references before the current statement of the closure.
  var statementStart: Int32 = 0
}
