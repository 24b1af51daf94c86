import LintelGraph
import LintelText
import LintelVocabulary

/// The modules that would compile new files.
package struct NewFileModules {
  /// The modules by folder; empty if files below the folder have different modules.
  private var modules: [String: [ModuleID]] = [:]

  /// - Parameter files: all existing files.
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

  /// Returns the modules that would compile a new file at `path`: those of the files below the
  /// nearest folder around it that has any files. Empty if there are no files, or if these files
  /// have different modules.
  package subscript(path: String) -> [ModuleID] {
    var folder = path
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      if let known = modules[folder] { return known }
    }
    return []
  }
}
