import LintelProjectFiles
import LintelVocabulary

/// The names of folders that contain no sources of the project itself, unless a target compiles
/// them.
enum FolderNames {
  /// Whether a dependency manager or a build names its folder so, e.g. `Pods` or `bazel-out`.
  static func isOfTool(_ name: String) -> Bool {
    ["DerivedData", "node_modules", "Pods", "Carthage"].contains(name) || isOfBazel(name)
  }

  static func isOfBazel(_ name: String) -> Bool { name.hasBytes(atStart: "bazel-") }

  /// Whether a folder contains build products or the code of others, or is a document, e.g.
  /// `Guide.docc`, as its name shows, or as the files beside and inside it show where a feature may
  /// have that name as well.
  ///
  /// - Parameters:
  ///   - parent: the path of the folder around it; empty for the root.
  ///   - exists: whether there is a file or a folder at a path.
  static func isPruned(_ name: String, in parent: String, exists: (String) -> Bool) -> Bool {
    switch name {
    case "DerivedData", "node_modules": return true
    case "Pods", "Carthage":
      // Projects have such folders at their root. Anywhere else it may be a feature of that name,
      // so a file that the dependency manager leaves beside or inside the folder has to exist, e.g.
      // `App/Podfile` for `App/Pods`.
      return parent.isEmpty || traces(of: name, in: parent).contains(where: exists)
    case _ where isOfBazel(name): return isMadeByBazel(name, in: parent, exists)
    default:
      return [".docc", ".xctemplate", ".playground", ".xcassets"].contains {
        name.hasBytes(atEnd: $0)
      }
    }
  }

  /// Returns paths, at least one of which exists where a dependency manager made the folder `name`.
  private static func traces(of name: String, in parent: String) -> [String] {
    let folder = join(parent, name)
    let (beside, inside) =
      name == "Pods"
      ? (["Podfile"], ["Manifest.lock", "Pods.xcodeproj", "Target Support Files"])
      : (["Cartfile", "Cartfile.resolved"], ["Checkouts", "Build"])
    return beside.map { join(parent, $0) } + inside.map { join(folder, $0) }
  }

  /// Whether Bazel made a folder named `name` as a link to its output: `bazel-bin`, or `bazel-App`
  /// in the workspace folder `App`, which contains all sources once more.
  private static func isMadeByBazel(
    _ name: String, in parent: String, _ exists: (String) -> Bool
  ) -> Bool {
    let isInWorkspace = BazelPackage.workspaceFileNames.contains { exists(join(parent, $0)) }
    let isCalledSo = ["bazel-bin", "bazel-out", "bazel-testlogs"].contains(name)
    return isInWorkspace && (isCalledSo || exists(join(join(parent, name), "bazel-out")))
  }
}
