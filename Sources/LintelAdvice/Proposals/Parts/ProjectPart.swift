import LintelGraph
import LintelVocabulary

/// Some files of a project that may become a component.
struct ProjectPart {
  enum Selector: Equatable {
    /// All that is in a folder; empty for the root.
    case folder(String)
    /// All that is in folders of one name, in each folder of another one.
    case roleFolders(String, role: String)
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

  /// Whether it is code that several modules compile.
  var isOfSeveralModules: Bool {
    if case .modules(let names, _) = selector { names.count > 1 } else { false }
  }

  /// Whether it stands in for other code, or is made by a program, as its name says: no layer.
  var isStandIn: Bool {
    Self.standIns.contains { word in
      name == word || name == word.lowercased() || name.hasSuffix(word)
    }
  }

  private static let standIns = [
    "Fake", "Fakes", "Fixtures", "Generated", "Mock", "Mocks", "Stub", "Stubs", "TestHelpers",
    "TestSupport", "Testing",
  ]
}
