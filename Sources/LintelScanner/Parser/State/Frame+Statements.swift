import LintelVocabulary

extension Frame {
  /// The code between the keyword of a statement, or the name of an accessor, and its brace.
  struct Header: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      case statement
      /// The header of an `if` or a `switch`.
      case branch
      /// The header of an accessor that returns the value: `get`.
      case getter
      /// The header of an accessor without a name for its new value (`set`, `willSet`) or old value
      /// (`didSet`).
      case setter, observer
    }

    var kind = Kind.statement
    /// The offset of the value that a `switch` matches; 0 in other headers.
    var subject: UInt32 = 0
    var value = ValueKind.none
    /// The index of the match whose pattern is being read, or -1.
    var match: Int32 = -1
    /// The number of entries of ``Parser/openLocals`` before the entries of the header.
    var firstLocal: Int32 = 0
  }

  /// The purpose of an `if` or `switch`.
  struct Branch: BitwiseCopyable {
    /// The usage of the expression; -1 for a statement.
    var usage: Int32 = -1
    /// The offset of the value that the expression begins; 0 for a statement.
    var valueStart: UInt32 = 0
  }

  /// The kind of pattern that is being read.
  enum Pattern: UInt8, BitwiseCopyable {
    case none
    /// A pattern that is not after `let` or `var`; the value is tested against the names in it:
    /// `case Shape.circle`.
    case tests
    /// A pattern after `let` or `var`, which binds names: `radius` in `case let .circle(radius)`.
    case binds
  }

  /// The construct that a comma continues: `let a = 1, b = 2`.
  enum Names: UInt8, BitwiseCopyable {
    case none
    /// A `let` or `var` of a type or of the file, even if there is no name before the comma, as
    /// after `let _ = f()`.
    case declared
    /// A local `let` or `var`.
    case local
  }

  /// The declarations that a `let`, `var` or `case` makes, one for each name:
  /// `private let a = 1, b = 2`.
  struct BindingList: BitwiseCopyable {
    var kind = DeclarationKind.variable
    var access: AccessLevel?
    var modifiers = Modifiers()
  }
}
