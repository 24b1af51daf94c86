/// The strategies for finding the type of a parameter of a closure that is passed as an argument,
/// in the order in which they are tried. The first that applies to the call ends the look-up.
enum ClosureParameterStrategy: CaseIterable {
  /// A parameter of the function type that a declaration of the project takes: `$0` in
  /// `each(rows) { $0.title }` of `func each<T>(_ values: [T], _ body: (T) -> Void)`. Must come
  /// before all others, because they are only for declarations of SDKs.
  case declared
  /// The elements for which a view of SwiftUI makes views, or which a dictionary groups:
  /// `ForEach(rows) { Text($0.title) }`. Must come before the strategies below, because they depend
  /// on the value whose member takes the closure, and here there is none.
  case shown
  /// A parameter of a closure that a member of a known shape takes: `orders.sink { $0.total }`.
  /// Must come before ``wrapped``, which would take the `map` of a publisher for that of
  /// `Optional`.
  case shaped
  /// The values of a dictionary: `rows.mapValues { $0.title }`. Must come before ``element``, which
  /// would pass pairs of keys and values to the closure.
  case dictionaryValue
  /// The elements of a collection: `rows.map { $0.title }`, `rows.sorted { $0.age < $1.age }`. Its
  /// order after ``dictionaryValue`` does not matter, because the strategies below are for other
  /// types.
  case element
  /// The generic argument of an external type, whose value a method passes on:
  /// `result.map { $0.title }` of a `Result<Row, any Error>`. Must come before ``wrapped``, because
  /// this is not the `map` of `Optional`.
  case held
  /// The wrapped value of an optional: `row.map { $0.title }`.
  case wrapped
}
