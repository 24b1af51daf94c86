import LintelGraph
import LintelVocabulary

/// Some files of a project that may become a component.
struct ProjectPart {
  enum Selector: Equatable {
    /// All that is in a folder; empty for the root.
    case folder(String)
    /// The files of a folder, less those of the folders in it.
    case filesOfFolder(String)
    /// What all of some modules compile, and none of others.
    case modules([String], not: [String])
    /// The modules whose names end in a word.
    case modulesEnding(String)
  }

  /// Unique in its partition.
  var name: String
  let selector: Selector
  /// Ascending.
  let files: [FileID]

  init(_ name: String, _ selector: Selector, files: [FileID]) {
    self.name = name
    self.selector = selector
    self.files = files
  }

  /// The folder that its files are in; `nil` if it is not selected by folder.
  var folder: String? {
    if case .folder(let path) = selector { path } else { nil }
  }
}
