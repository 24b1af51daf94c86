import LintelGraph
import LintelScanner

/// Finds the module that an import means: several modules may have one name, e.g. those of one
/// product for several platforms.
struct ImportedNames {
  private let modules: [Module]
  private var byName: [NameID: [ModuleID]] = [:]
  /// For each importing module, the modules found so far for names that several modules have.
  private var nearest: [ModuleID: [NameID: ModuleID]] = [:]
  /// The number of modules that may still be visited. Without a limit, thousands of modules that
  /// each search for a name which none of them depends on would all visit each other.
  private var stepsLeft = 1_000_000

  init(_ modules: [Module]) { self.modules = modules }

  mutating func add(_ module: ModuleID, _ name: NameID) {
    byName[name, default: []].append(module)
  }

  var all: Set<NameID> { Set(byName.keys) }

  /// Returns the module that an import means; if several have the name, the one that the importing
  /// module depends on by the fewest steps, or else the first: `import Core` in `AppTV` means the
  /// `Core` that `AppTV` depends on.
  mutating func module(named name: NameID, importedBy module: ModuleID) -> ModuleID? {
    guard let candidates = byName[name], let first = candidates.first else { return nil }
    if candidates.count == 1 { return first }
    if let known = nearest[module]?[name] { return known }
    let meant = nearest(of: Set(candidates), to: module) ?? first
    nearest[module, default: [:]][name] = meant
    return meant
  }

  private mutating func nearest(of candidates: Set<ModuleID>, to module: ModuleID) -> ModuleID? {
    var queue = [module]
    var known: Set<ModuleID> = [module]
    var head = 0
    while head < queue.count, stepsLeft > 0 {
      stepsLeft -= 1 + modules[queue[head].position].dependencies.count
      for next in modules[queue[head].position].dependencies where known.insert(next).inserted {
        if candidates.contains(next) { return next }
        queue.append(next)
      }
      head += 1
    }
    return nil
  }
}
