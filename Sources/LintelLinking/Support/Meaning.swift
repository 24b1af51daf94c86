import LintelGraph

/// The meaning of a name in a table of the linker: nothing, one declaration, several declarations,
/// or a generic parameter. It takes 32 bits, because tables have one for each reference.
struct Meaning: Equatable, Sendable {
  /// The number of a declaration, or a negative number for each other meaning.
  private let rawValue: Int32

  static let nothing = Meaning(rawValue: -1)
  /// A generic parameter, or an associated type, which hides declarations of its name further out:
  /// `Row` in `struct List<Row> { var first: Row? }`.
  static let genericParameter = Meaning(rawValue: -2)
  static let several = Meaning(rawValue: -3)

  private init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ declaration: DeclarationID) { rawValue = declaration.rawValue }

  /// - Parameter declaration: the only declaration; `nil` for ``nothing``.
  init(orNothing declaration: DeclarationID?) {
    self = declaration.map { Self($0) } ?? .nothing
  }

  /// The only declaration that is meant; `nil` for all other meanings.
  var declaration: DeclarationID? {
    rawValue < 0 ? nil : DeclarationID(rawValue: rawValue)
  }
}
