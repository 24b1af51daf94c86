import LintelGraph

/// What is known of one thing in each of the modules that compile it.
struct ModuleValues<Value> {
  private let first: (module: ModuleID, value: Value)
  private var others: [(module: ModuleID, value: Value)] = []

  init(_ value: Value, in module: ModuleID) { first = (module, value) }

  /// Adds what holds in one more module; for a module that has a value already, that stays.
  mutating func add(_ value: Value, in module: ModuleID) {
    guard module != first.module, !others.contains(where: { $0.module == module }) else { return }
    others.append((module, value))
  }

  /// What holds where code of a module sees it: in that module itself, else in one that it depends
  /// on, else in any.
  func value(seenFrom module: ModuleID, _ modules: [Module]) -> Value {
    if others.isEmpty || first.module == module { return first.value }
    if let own = others.first(where: { $0.module == module }) { return own.value }
    let dependencies = modules[module].dependencies
    return ([first] + others).first { dependencies.contains($0.module) }?.value ?? first.value
  }
}
