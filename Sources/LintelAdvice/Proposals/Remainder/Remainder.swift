import LintelJudging
import LintelText

/// A place for what a preset has no part for, so that nothing is overlooked: components that are
/// called after folders.
public struct Remainder: Equatable, Sendable {
  struct Component: Equatable, Sendable {
    let name: String
    /// The folder as rules files select it.
    let pattern: String
    let typeCount: Int
  }

  /// Folders that use none of the parts, so that all parts may use them; they are one component.
  let shared: [Component]
  /// Folders around what no part has in them, each before those around it.
  let others: [Component]
  /// `nil` if there is none.
  private(set) var order: RemainderOrder?

  /// The component for what is shared.
  static let sharedName = "Shared"

  /// - Returns: `nil` if nine types of ten have a part, or all that have none are looked for by a rule.
  public init?(_ judge: Judge) {
    guard let unplaced = judge.unplacedTypes, unplaced.count * 10 > unplaced.typeCount else {
      return nil
    }
    let files = UnplacedFile.all(judge)
    let shared = RemainderFolder.shared(of: files)
    let folders = RemainderFolder.chosen(
      for: files.filter { file in !shared.contains { file.folders.starts(with: $0.path) } })
    let parts = judge.components.definitions.map(\.name)
    var names = ComponentNames(taken: parts + [Self.sharedName])
    self.shared = shared.map { Component($0, name: Self.sharedName) }
    // The outermost ones have the plain names.
    others = Array(
      folders.reversed().map { Component($0, name: names.name(of: $0.path)) }.reversed())
    order = RemainderOrder(of: folders, called: others.map(\.name), parts: parts)
  }

  /// The same without a rule that would find something.
  public var withoutOrder: Remainder {
    var result = self
    result.order = nil
    return result
  }

  /// How many types have a place by it.
  public var typeCount: Int { (shared + others).reduce(0) { $0 + $1.typeCount } }
}

extension Remainder.Component {
  fileprivate init(_ folder: RemainderFolder, name: String) {
    let path = folder.path.map { patternText($0) + "/" }.joined() + "**"
    self.init(name: name, pattern: path, typeCount: folder.typeCount)
  }
}

/// Names for components that are called after folders.
private struct ComponentNames {
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken) }

  /// That of the folder alone, or with those around it as far as others have the name.
  mutating func name(of path: [String]) -> String {
    // Braces and stars mean something in the name of a component.
    let path = path.map { folder in
      String(patternText(folder).map { $0 == "?" ? "-" : $0 })
    }
    let names = path.indices.reversed().map { path[$0...].joined(separator: ".") }
    let rest = (path.last.map { $0 + "." } ?? "") + "Others"
    var name = names.first { !taken.contains($0) } ?? rest
    var number = 1
    while taken.contains(name) {
      number += 1
      name = "\(rest)-\(number)"
    }
    taken.insert(name)
    return name
  }
}
