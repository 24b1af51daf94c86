import LintelGraph
import LintelScanner

/// The meaning of a name in a table of the linker. It takes 32 bits, because tables have one for
/// each reference.
struct Meaning: Equatable, Sendable {
  /// The number of a declaration, or a negative number for each other meaning.
  private let rawValue: Int32

  static let nothing = Meaning(rawValue: -1)
  /// A generic parameter, or an associated type, which hides declarations of its name further out:
  /// `Row` in `struct List<Row> { var first: Row? }`.
  static let genericParameter = Meaning(rawValue: -2)
  static let several = Meaning(rawValue: -3)
  /// The number of the first local variable. From here down, local variables have every other
  /// number, and closure parameters the numbers between.
  private static let firstLocal: Int32 = -4
  /// How many closure parameters without a written name are distinguished in a closure: `$0` to
  /// `$9`.
  private static let parameterNames = 10

  private init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ declaration: DeclarationID) { rawValue = declaration.rawValue }

  /// - Parameter declaration: the only declaration; `nil` for ``nothing``.
  init(orNothing declaration: DeclarationID?) {
    self = declaration.map { Self($0) } ?? .nothing
  }

  /// - Parameter local: the index of a local variable in its file.
  init(local: Int) { rawValue = Self.firstLocal - Int32(2 * local) }

  /// - Parameters:
  ///   - closure: the index of a closure in its file.
  ///   - number: the number in the name of its parameter, from 0, as in `$0`, to 9.
  init(closure: Int, parameter number: Int) {
    rawValue = Self.firstLocal - Int32(2 * (Self.parameterNames * closure + number) + 1)
  }

  /// The only declaration that is meant; `nil` for all other meanings.
  var declaration: DeclarationID? {
    rawValue < 0 ? nil : DeclarationID(rawValue: rawValue)
  }

  /// Returns the local variable or closure parameter that is meant.
  func local(in file: FileID) -> LocalMeaning {
    let rest = Int(Self.firstLocal - rawValue)
    if rest < 0 { return .none }
    if rest % 2 == 0 { return .local(LocalVariable(rest / 2, in: file)) }
    let (closure, number) = (rest / 2).quotientAndRemainder(dividingBy: Self.parameterNames)
    return .closure(Closure(closure, in: file), number)
  }
}

/// The local variable or closure parameter that a name means.
enum LocalMeaning {
  case none
  case local(LocalVariable)
  /// `$0`, `$1`, …: the closure, and the number of its parameter.
  case closure(Closure, Int)
}
