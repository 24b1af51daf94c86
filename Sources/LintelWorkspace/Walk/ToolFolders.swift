import LintelVocabulary

/// The folders that contain Swift code of tools that build or release the project, which is not
/// part of the project itself.
struct ToolFolders {
  private let root: RootFolder
  /// Manifests of all formats, by path.
  private let manifests: Set<String>
  private var known: [String: Bool] = [:]

  init(manifests: Set<String>, in root: RootFolder) {
    self.manifests = manifests
    self.root = root
  }

  /// Whether a file lies in the folder of a tool, at any depth.
  mutating func hold(_ file: String) -> Bool {
    let folder = RelativePath.folder(of: file)
    if folder.isEmpty { return false }
    if let known = known[folder] { return known }
    let result = isOfTool(folder) || hold(folder)
    known[folder] = result
    return result
  }

  /// Whether a folder belongs to a tool. A feature may be called `Tuist` or `fastlane` as well, so
  /// a file that the tool leaves beside or inside the folder has to exist, e.g.
  /// `fastlane/Fastfile`. `ProjectDescriptionHelpers` always belongs to Tuist.
  private func isOfTool(_ folder: String) -> Bool {
    switch RelativePath.fileName(of: folder) {
    case "ProjectDescriptionHelpers": true
    case "Tuist":
      ["Tuist.swift", "Config.swift", "Dependencies.swift"].contains {
        manifests.contains(join(folder, $0))
      }
        || ["Tuist.swift", "Workspace.swift", "Project.swift"].contains {
          manifests.contains(join(RelativePath.folder(of: folder), $0))
        }
    case "fastlane":
      ["Fastfile", "Fastfile.swift", "Appfile", "Appfile.swift", "swift/Fastfile.swift"].contains {
        (try? root.status(of: join(folder, $0))) != nil
      }
    default: false
    }
  }
}
