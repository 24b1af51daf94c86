import LintelGraph
import LintelVocabulary

/// Some files of a project that may become a component.
struct ProjectPart {
  enum Selector: Equatable {
    /// All files below a folder; the path is empty for the root.
    case folder(String)
    /// All files below folders with the name of a role, in the subfolders of a folder:
    /// `Features/*/View/**`.
    case roleFolders(String, role: String)
    /// The files directly in a folder.
    case filesOfFolder(String)
    /// The files that all modules of one list compile, and no modules of another list.
    case modules([String], not: [String])
    /// The modules whose names end in a word.
    case modulesEnding(String)
  }

  /// The name, unique in a partition.
  var name: String
  let selector: Selector
  /// The files, ascending.
  let files: [FileID]

  init(_ name: String, _ selector: Selector, files: [FileID]) {
    self.name = name
    self.selector = selector
    self.files = files
  }

  /// The folder of the files; `nil` if the part is not selected by folder.
  var folder: String? {
    if case .folder(let path) = selector { path } else { nil }
  }

  /// Whether the part is code that several modules compile.
  var isOfSeveralModules: Bool {
    if case .modules(let names, _) = selector { names.count > 1 } else { false }
  }

  /// Whether the part replaces other code in tests or is generated, as its name says, e.g.
  /// `LoginMocks`; it is then in no layer.
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
