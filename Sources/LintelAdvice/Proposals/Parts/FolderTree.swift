import LintelGraph
import LintelVocabulary

/// The folders that the files of a project are in.
struct FolderTree {
  /// For each file the names of the folders on the way to it, from the root.
  let folders: [[String]]
  /// By path, how many files are in a folder, and in it and all folders in it.
  private let ownCounts: [String: Int]
  private let counts: [String: Int]

  init(_ graph: DependencyGraph) {
    folders = graph.files.map { $0.path.pathParts.dropLast().map(String.init) }
    var ownCounts: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for folders in folders {
      ownCounts[folders.joined(separator: "/"), default: 0] += 1
      var path = ""
      counts["", default: 0] += 1
      for folder in folders {
        path += path.isEmpty ? folder : "/" + folder
        counts[path, default: 0] += 1
      }
    }
    self.ownCounts = ownCounts
    self.counts = counts
  }

  /// Whether what selects a part selects none but its files.
  func isExact(_ part: ProjectPart) -> Bool {
    switch part.selector {
    case .folder(let path): counts[path] == part.files.count
    case .filesOfFolder(let path): ownCounts[path] == part.files.count
    case .modules, .modulesEnding, .roleFolders: true
    }
  }

  /// The folders at the first level where there are several, and the files beside them; one part
  /// where there is one folder only.
  func parts(of files: [FileID]) -> [ProjectPart] {
    guard let some = files.first else { return [] }
    var depth = 0
    var files = files
    var above: [ProjectPart] = []
    while true {
      let children = Dictionary(grouping: files) { file -> String? in
        let folders = folders[file.position]
        return folders.count > depth ? folders[depth] : nil
      }
      let names = children.keys.compactMap(\.self).sorted()
      let base = folders[(files.first ?? some).position].prefix(depth)
      let path = base.joined(separator: "/")
      let name = base.last ?? "Root"
      if names.isEmpty {
        return above + [
          ProjectPart(name, depth == 0 ? .filesOfFolder("") : .folder(path), files: files)
        ]
      }
      let beside = children[nil] ?? []
      if !beside.isEmpty { above.append(ProjectPart(name, .filesOfFolder(path), files: beside)) }
      // A folder among files is a level of its own only if most files are beside it.
      if names.count == 1, beside.count * 10 < files.count * 3 {
        depth += 1
        files = children[names[0]] ?? []
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
