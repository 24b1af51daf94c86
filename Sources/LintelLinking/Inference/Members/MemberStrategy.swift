/// The strategies for finding the member that a segment means, in the order in which they are
/// tried. The first that knows the member ends the look-up.
enum MemberStrategy: CaseIterable {
  /// The call or subscript of a result: `make()()`, `make()[0]`. Must come before all others, because
  /// there is no name to look up.
  case calledResult
  /// A member of a value whose type is unknown: `value.retrySync()`. Must come before the
  /// strategies below, because all of them depend on the type.
  case ofUnknown
  /// A part of a tuple: `pair.0`. Must come before ``ofOptional``, because the tuple itself has the
  /// part.
  case part
  /// An initialiser of a type: `Row.init(title: text)`. Must come before ``declared``, because the
  /// look-up for `Row(title: text)` includes implicit initialisers.
  case initializer
  /// A type that is nested in a type: `Row.Cell()`. Must come before ``declared``, because members
  /// may be inherited, and a nested type is nearer.
  case nestedType
  /// The type itself as a value: `Row.self`. Must come before ``declared``, because `self` is a
  /// keyword.
  case selfMember
  /// A member that the project adds to `Optional`, of a value with a written optional type:
  /// `order.money.orZero` with `let money: Money?`. Must come before ``declared``, because a value
  /// of type `T?` has no other members, and one of type `T!` has these before the members of `T`.
  case ofWrittenOptional
  /// A member that the type has or inherits: `row.title`. Must come before ``ofOptional``, because
  /// it is not known that the value is optional.
  case declared
  /// A member that the project adds to `Optional`, of any value: `number.orZero`. Must come before
  /// ``builtIn``, which finds no declaration of the project, but only a type.
  case ofOptional
  /// The projected value of a property with a wrapper of the project: `row.$size`. Must come before
  /// ``dynamic``, because to the compiler too, declared members come before dynamic ones.
  case projected
  /// A member through the subscript `dynamicMember` of the type: `proxy.name`. Must come before
  /// ``onlyExternal``, because the type has the member.
  case dynamic
  /// The only member with the name in extensions of SDK types, of a value that may inherit from the
  /// extended type: `stack.pinToParent()` with `extension UIView {}`. Must come before ``builtIn``
  /// for the same reason as ``ofOptional``.
  case onlyExternal
  /// A member that an SDK declares: `rows.first`.
  case builtIn
}
