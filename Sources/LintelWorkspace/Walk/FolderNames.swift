import LintelProjectFiles
import LintelVocabulary

/// Which folders hold no sources of the project itself, unless a target compiles them.
enum FolderNames {
  /// Whether dependency managers, or builds, call their folders so.
  static func isOfTool(_ name: String) -> Bool {
    ["DerivedData", "node_modules", "Pods", "Carthage"].contains(name) || isOfBazel(name)
  }

  static func isOfBazel(_ name: String) -> Bool { name.hasBytes(atStart: "bazel-") }

  /// Whether a folder holds build products or the code of others, or is a document.
  ///
  /// - Parameters:
  ///   - parent: the path of the folder around it; empty for the root.
  ///   - exists: whether there is a file or a folder at a path.
  static func isPruned(_ name: String, in parent: String, exists: (String) -> Bool) -> Bool {
    switch name {
    case "DerivedData", "node_modules": return true
    case "Pods", "Carthage":
      // Projects have such folders at their root. Anywhere else it may be a feature of that name,
      // so what the dependency manager leaves beside or inside it has to be there.
      return parent.isEmpty || traces(of: name, in: parent).contains(where: exists)
    case _ where isOfBazel(name): return isMadeByBazel(name, in: parent, exists)
    default:
      return [".docc", ".xctemplate", ".playground", ".xcassets"].contains {
        name.hasBytes(atEnd: $0)
      }
    }
  }

  /// The paths of which at least one is there where a dependency manager made the folder `name`.
  private static func traces(of name: String, in parent: String) -> [String] {
    let folder = join(parent, name)
    let (beside, inside) =
      name == "Pods"
      ? (["Podfile"], ["Manifest.lock", "Pods.xcodeproj", "Target Support Files"])
      : (["Cartfile", "Cartfile.resolved"], ["Checkouts", "Build"])
    return beside.map { join(parent, $0) } + inside.map { join(folder, $0) }
  }

  /// Whether Bazel links a folder of that name to what it builds. One is called after the folder of
  /// the workspace, and has all sources in it once more.
  private static func isMadeByBazel(
    _ name: String, in parent: String, _ exists: (String) -> Bool
  ) -> Bool {
    let isInWorkspace = BazelPackage.workspaceFileNames.contains { exists(join(parent, $0)) }
    let isCalledSo = ["bazel-bin", "bazel-out", "bazel-testlogs"].contains(name)
    return isInWorkspace && (isCalledSo || exists(join(join(parent, name), "bazel-out")))
  }
}
