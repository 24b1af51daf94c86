import LintelGraph
import LintelScanner

/// Which module an import means: several may have one name, as those of one product for several
/// platforms do.
struct ImportedNames {
  private let modules: [Module]
  private var byName: [NameID: [ModuleID]] = [:]
  /// For each module that has been asked for the modules of repeated names that it depends on.
  private var nearest: [ModuleID: [NameID: ModuleID]] = [:]
  /// How many modules may still be looked at: thousands that each ask for a name that none of them
  /// depends on would look at each other.
  private var stepsLeft = 1_000_000

  init(_ modules: [Module]) { self.modules = modules }

  mutating func add(_ module: ModuleID, _ name: NameID) {
    byName[name, default: []].append(module)
  }

  var all: Set<NameID> { Set(byName.keys) }

  /// Of several the one that the importing module depends on by the fewest steps, or else the first.
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
