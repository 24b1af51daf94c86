import LintelGraph
import LintelVocabulary

/// Some files of a project that may become a component.
struct ProjectPart {
  enum Selector: Equatable {
    /// All that is in a folder; empty for the root.
    case folder(String)
    /// The files of a folder, less those of the folders in it.
    case filesOfFolder(String)
    case module(String)
    /// The modules whose names end in a word.
    case modules(ending: String)
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

extension ProjectPart.Selector {
  /// What stands for it in a rules file: the key of a selector and its pattern. Characters that mean
  /// something in a pattern are replaced by `?`.
  var pattern: (key: String, text: String) {
    switch self {
    case .folder(let path): ("path", Self.literal(path.isEmpty ? "" : path + "/") + "**")
    case .filesOfFolder(let path): ("path", Self.literal(path.isEmpty ? "" : path + "/") + "*")
    case .module(let name): ("module", Self.literal(name))
    case .modules(let ending): ("module", "*" + Self.literal(ending))
    }
  }

  private static func literal(_ text: String) -> String {
    String(text.map { "*?{}".contains($0) ? "?" : $0 })
  }
}
