import LintelGraph
import LintelText
import LintelVocabulary

/// The modules that would compile new files.
package struct NewFileModules {
  /// By folder; none where the files in it have others than each other.
  private var modules: [String: [ModuleID]] = [:]

  /// - Parameter files: all that are there.
  package init(_ files: [SourceFile]) {
    for file in files {
      var folder = file.path
      while !folder.isEmpty {
        folder = RelativePath.folder(of: folder)
        guard let known = modules[folder] else {
          modules[folder] = file.modules
          continue
        }
        if known != file.modules { modules[folder] = [] }
      }
    }
  }

  /// Those of the files nearest to a path, in its folder or the one around that, and so on; none when
  /// there is no such file, or the nearest have others than each other.
  package subscript(path: String) -> [ModuleID] {
    var folder = path
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      if let known = modules[folder] { return known }
    }
    return []
  }
}
