/// The strategies for finding the meaning of the first name in a key path without a root, in the
/// order in which they are tried. The first that finds a meaning ends the look-up.
enum KeyPathStrategy: CaseIterable {
  /// A member of the root that a property wrapper determines: `@Environment(\.theme)`. Must come
  /// before all others, because an attribute is not looked up like a call.
  case attribute
  /// A member of the root that the usage requires: `let path: KeyPath<Row, Int> = \.size`. Must
  /// come before ``passed``, because the root is written.
  case expected
  /// A member of the values that the function passes to closures, which takes the key path instead
  /// of a closure: `rows.map(\.title)`. Must come before ``onlyName``, because the type restricts
  /// what the name may mean.
  case passed
  /// The only member of values in the project that has the name: `show(\.title)` of an unknown
  /// `show`.
  case onlyName
}
