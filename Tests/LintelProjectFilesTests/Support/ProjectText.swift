import Testing

@testable import LintelProjectFiles

/// Writes a small `project.pbxproj`, part by part.
///
/// What is left out is left out of the file. Each part is called by an id that the test chooses.
struct ProjectText {
  private let mainGroup: [String]
  private let fields: String
  private var objects: [String] = []
  private var targets: [String] = []
  private var configurations: [(owner: String, ids: [String])] = []

  /// - Parameter fields: further ones of the project itself, as they are written.
  init(mainGroup children: [String] = [], _ fields: String = "") {
    mainGroup = children
    self.fields = fields
  }

  func object(_ id: String, _ kind: String, _ fields: String) -> Self {
    var result = self
    result.objects.append("\(quoted(id)) = {isa = \(kind); \(fields)};")
    return result
  }

  func file(_ id: String, _ path: String, tree: String = "<group>", _ fields: String = "") -> Self {
    object(
      id, "PBXFileReference", "path = \(quoted(path)); sourceTree = \(quoted(tree)); \(fields)")
  }

  func group(_ id: String, _ fields: String, tree: String = "<group>", _ children: [String]) -> Self
  {
    object(
      id, "PBXGroup", "\(fields) sourceTree = \(quoted(tree)); children = \(list(children));")
  }

  func folder(_ id: String, _ path: String, exceptions: [String] = [], _ fields: String = "")
    -> Self
  {
    object(
      id, "PBXFileSystemSynchronizedRootGroup",
      "path = \(quoted(path)); exceptions = \(list(exceptions)); \(fields)")
  }

  func exceptions(_ id: String, target: String, _ paths: [String], _ fields: String = "") -> Self {
    object(
      id, "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = \(quoted(target)); membershipExceptions = \(list(paths)); \(fields)")
  }

  /// A target whose id is its name, with a phase for each list that is not empty.
  func target(
    _ name: String, type: String = "application", files: [String] = [], linked: [String] = [],
    folders: [String] = [], product: String? = nil, _ fields: String = ""
  ) -> Self {
    var result = self
    var phases: [String] = []
    for (kind, files) in [("PBXSourcesBuildPhase", files), ("PBXFrameworksBuildPhase", linked)]
    where !files.isEmpty {
      let phase = "\(name) \(kind)"
      phases.append(phase)
      for file in files {
        result = result.object("\(phase) \(file)", "PBXBuildFile", "fileRef = \(quoted(file));")
      }
      result = result.object(phase, kind, "files = \(list(files.map { "\(phase) \($0)" }));")
    }
    var written = fields
    if !fields.contains("buildPhases") { written += " buildPhases = \(list(phases));" }
    if let product {
      let reference = "\(name) product"
      result = result.file(reference, product, tree: "BUILT_PRODUCTS_DIR")
      written += " productReference = \(quoted(reference));"
    }
    result.targets.append(name)
    return result.object(
      name, "PBXNativeTarget",
      """
      name = \(quoted(name)); productType = \(quoted("com.apple.product-type.\(type)"));
      fileSystemSynchronizedGroups = \(list(folders));
      buildConfigurationList = \(quoted("\(name) configurations")); \(written)
      """)
  }

  /// - Parameter owner: a target, or `Project`.
  func settings(
    of owner: String, _ settings: String, configuration: String = "Debug", _ fields: String = ""
  ) -> Self {
    let id = "\(owner) \(configuration)"
    var result = object(
      id, "XCBuildConfiguration",
      "name = \(quoted(configuration)); buildSettings = {\(settings)}; \(fields)")
    if let position = configurations.firstIndex(where: { $0.owner == owner }) {
      result.configurations[position].ids.append(id)
    } else {
      result.configurations.append((owner, [id]))
    }
    return result
  }

  var text: String {
    let lists = configurations.map { owner, ids in
      """
      \(quoted("\(owner) configurations")) = {
        isa = XCConfigurationList; buildConfigurations = \(list(ids));
      };
      """
    }
    return """
      // !$*UTF8*$!
      {
        objects = {
          \((lists + objects).joined(separator: "\n"))
          MainGroup = {isa = PBXGroup; children = \(list(mainGroup)); sourceTree = "<group>";};
          Project = {
            isa = PBXProject; mainGroup = MainGroup; targets = \(list(targets));
            buildConfigurationList = "Project configurations"; \(fields)
          };
        };
        rootObject = Project;
      }
      """
  }

  /// - Parameter files: what other files say, by path.
  func read(
    at path: String = "App.xcodeproj/project.pbxproj", files: [String: String] = [:]
  ) throws -> ProjectDescription {
    try XcodeProject.read(
      Array(text.utf8), at: path, others: OtherFiles { files[$0].map { Array($0.utf8) } })
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }

private func list(_ texts: [String]) -> String {
  "(\(texts.map(quoted).joined(separator: ", ")))"
}
