import LintelGraph

/// The values of one thing in each of the modules that compile it, e.g. the declarations of a
/// symbol.
struct ModuleValues<Value> {
  private let first: (module: ModuleID, value: Value)
  private var others: [(module: ModuleID, value: Value)] = []

  init(_ value: Value, in module: ModuleID) { first = (module, value) }

  /// Adds the value in one more module; a module that already has a value keeps it.
  mutating func add(_ value: Value, in module: ModuleID) {
    guard module != first.module, !others.contains(where: { $0.module == module }) else { return }
    others.append((module, value))
  }

  /// Returns the value for code of a module: the value in that module itself, or else in a module
  /// that it depends on, or else in any module.
  func value(seenFrom module: ModuleID, _ modules: [Module]) -> Value {
    if others.isEmpty || first.module == module { return first.value }
    if let own = others.first(where: { $0.module == module }) { return own.value }
    let dependencies = modules[module].dependencies
    return ([first] + others).first { dependencies.contains($0.module) }?.value ?? first.value
  }
}
