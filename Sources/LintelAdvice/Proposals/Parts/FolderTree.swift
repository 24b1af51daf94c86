import LintelGraph
import LintelVocabulary

/// The folders that contain the files of a project.
struct FolderTree {
  /// For each file the names of its folders, from the root.
  let folders: [[String]]
  /// The number of files directly in each folder, by path, and the number of all files below it.
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

  /// Whether the selector of a part selects only the files of the part.
  func isExact(_ part: ProjectPart) -> Bool {
    switch part.selector {
    case .folder(let path): counts[path] == part.files.count
    case .filesOfFolder(let path): ownCounts[path] == part.files.count
    case .modules, .modulesEnding, .roleFolders: true
    }
  }

  /// Returns the folders at the first level with several folders, and the files beside and above
  /// them; the innermost folder if no level has several.
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
      // A single folder is opened if less than three of ten files are beside it.
      if names.count == 1,
        !Tuning.filesBesideFolder.isReached(by: beside.count, of: files.count)
      {
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
