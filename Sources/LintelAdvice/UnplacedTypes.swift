import LintelComponents
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The types that belong to no component, if no rule requires a component for all code.
package struct UnplacedTypes: Equatable, Sendable {
  /// A folder, with the pattern with which a rules file selects it.
  package struct Place: Equatable, Sendable {
    /// `Helpers/**` for a folder in which nothing belongs to a component, and `Helpers/*` for the
    /// files directly in a folder that has other code as well.
    package let pattern: String
    package let typeCount: Int
  }

  package let count: Int
  /// The number of types in the project.
  package let typeCount: Int
  /// The folders, the one with most types first.
  package let places: [Place]

  /// Whether more than half of all types belong to no component.
  package var isMost: Bool { count * 2 > typeCount }

  /// The percentage of types that belong to no component, rounded up, so that it is never 0.
  package var percentage: Int { (count * 100 + typeCount - 1) / typeCount }
}

extension Judge {
  /// The types that belong to no component; `nil` if there are none, or if a rule finds them.
  package var unplacedTypes: UnplacedTypes? {
    guard !rules.contains(where: { $0.bound.wantsAllCode }) else { return nil }
    var root = Folder()
    var (count, unplaced) = (0, 0)
    for type in graph.declarations.ids
    where graph.declarations[type].kind.isNominalType && graph.outermost(of: type) == type {
      let isPlaced = !components.membership(of: type).all.isEmpty
      count += 1
      if !isPlaced { unplaced += 1 }
      root.add(isPlaced: isPlaced, in: graph.path(of: type).pathParts.dropLast()[...])
    }
    guard unplaced > 0 else { return nil }
    let places = root.places(path: "")
      .sorted { ($1.typeCount, $0.pattern) < ($0.typeCount, $1.pattern) }
    return UnplacedTypes(count: unplaced, typeCount: count, places: places)
  }
}

/// The numbers of types in a folder.
private struct Folder {
  private var placedCount = 0
  /// The types directly in the folder that belong to no component.
  private var unplacedCount = 0
  private var folders: [Substring: Folder] = [:]

  mutating func add(isPlaced: Bool, in path: ArraySlice<Substring>) {
    if isPlaced { placedCount += 1 }
    if let name = path.first {
      folders[name, default: Folder()].add(isPlaced: isPlaced, in: path.dropFirst())
    } else if !isPlaced {
      unplacedCount += 1
    }
  }

  private var allUnplaced: Int { folders.values.reduce(unplacedCount) { $0 + $1.allUnplaced } }

  /// - Parameter path: the path of the folder, with a slash at its end; empty for the root.
  func places(path: String) -> [UnplacedTypes.Place] {
    if placedCount == 0, !path.isEmpty {
      return [UnplacedTypes.Place(pattern: path + "**", typeCount: allUnplaced)]
    }
    let own =
      unplacedCount == 0
      ? [] : [UnplacedTypes.Place(pattern: path + "*", typeCount: unplacedCount)]
    return own + folders.flatMap { $0.value.places(path: path + $0.key + "/") }
  }
}
