/// The strategies for finding the type of a member that the standard library or another SDK
/// declares, in the order in which they are tried. The first that knows the type ends the look-up.
///
/// The strategies from ``projection`` to ``unwrapped`` are for different types or names, so their
/// order does not matter.
enum BuiltInMemberStrategy: CaseIterable {
  /// The result of a member of a known shape: `model.orders.map(\.item)`. Must come before
  /// ``wrapped``, which would take the `map` of a publisher for that of `Optional`.
  case shape
  /// The projected value of a property whose wrapper Apple's frameworks declare: `model.$order`.
  case projection
  /// A member of a collection: `rows.first`, `rows.map(\.title)`, `table.keys`.
  case collection
  /// A static member with a value of the type: `FileManager.default`.
  case sharedValue
  /// A static method that makes a value as the initialiser does: `Task.detached { await load() }`.
  case madeByClosure
  /// The value that a coder makes: `decoder.decode(Row.self, from: data)`.
  case decoded
  /// A generic argument of the value's type: `task.value` of a `Task<Row, Never>`.
  case held
  /// The result of the closure that `map` of an optional takes: `row.map { $0.title }`.
  case wrapped
  /// The wrapped value of an optional: `row.unsafelyUnwrapped`.
  case unwrapped
  /// The type that an SDK declares: `text.count`. Must come last, because this type lacks generic
  /// arguments.
  case declared
}
