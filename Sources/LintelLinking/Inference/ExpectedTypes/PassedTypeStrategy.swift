/// The strategies for finding the type that an argument must have, in the order in which they are
/// tried. The first that applies to the argument ends the look-up.
enum PassedTypeStrategy: CaseIterable {
  /// A parameter of an initialiser of a property wrapper: `@Clamped(to: .small) var size = 1`. Must
  /// come before all others, because an attribute is not looked up like a call.
  case attribute
  /// A parameter of a subscript, or the key of a dictionary: `names[.idle]`. Must come before the
  /// strategies below, because the declaration that the segment means takes only the arguments in
  /// parentheses: `rows(1)[.first]`.
  case key
  /// A stored property of a struct with an implicit initialiser: `Motor(phase: .idle)`. Its order
  /// before ``element`` does not matter, because one is for types and the other for members.
  case property
  /// An element of the collection or option set whose member takes the argument:
  /// `phases.contains(.idle)`. Must come before the strategies below, because they require a
  /// declaration of the project that takes the argument, and here there is none.
  case element
  /// A parameter of the function that a property holds: `handler.show(.idle)` of
  /// `let show: (Phase) -> Void`. Must come before ``parameter``, because a property has no
  /// parameters of its own.
  case heldFunction
  /// A parameter of a declaration of the project: `start(.idle)`.
  case parameter
}
