import LintelGraph
import LintelVocabulary

/// The folders that the files of a project are in.
struct FolderTree {
  /// For each file the names of the folders on the way to it, from the root.
  private let folders: [[String]]

  init(_ graph: DependencyGraph) {
    folders = graph.files.map { $0.path.pathParts.dropLast().map(String.init) }
  }

  /// The folders at the first level where there are several, and the files beside them.
  func parts(of files: [FileID]) -> [ProjectPart] {
    var depth = 0
    var files = files
    var above: [ProjectPart] = []
    while true {
      let children = Dictionary(grouping: files) { file -> String? in
        let folders = folders[file.position]
        return folders.count > depth ? folders[depth] : nil
      }
      let names = children.keys.compactMap(\.self).sorted()
      guard let first = names.first, let some = children[first]?.first else { return above }
      let base = folders[some.position].prefix(depth)
      let parent = base.joined(separator: "/")
      let beside = children[nil] ?? []
      let rest = ProjectPart(base.last ?? "Root", .filesOfFolder(parent), files: beside)
      if !beside.isEmpty { above.append(rest) }
      // A folder among files is a level of its own only if most are in it.
      if names.count == 1, beside.count * 10 < files.count * 3 {
        depth += 1
        files = children[first] ?? []
        continue
      }
      let parts = names.map { name in
        ProjectPart(
          name, .folder((base + [name]).joined(separator: "/")), files: children[name] ?? [])
      }
      return parts + above
    }
  }
}
