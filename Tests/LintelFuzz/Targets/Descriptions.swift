import LintelProjectFiles
import LintelReports
import LintelScanner
import LintelVocabulary

@testable import LintelWorkspace

/// The properties that any bytes must have as a file that describes a project.
enum DescriptionProperty: String, FuzzProperty {
  /// An error has a message and a location in the file, and does no harm when it is printed.
  case messages
  /// A note has a message and a location in the file, and does no harm when it is printed.
  case notes
  /// Paths are as short as possible.
  case paths
  /// The size of the description is in proportion to the size of the file.
  case proportion
  /// The same bytes give the same description or error.
  case determinism

  func breach(in input: DescriptionInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages: input.messagesBreach
    case .notes: input.notesBreach
    case .paths: input.paths.lazy.compactMap(Self.pathBreach).first
    case .proportion:
      input.text.utf8.count <= 1 << 20 + 4_096 * input.bytes.count
        ? nil : "\(input.text.utf8.count) bytes of description for \(input.bytes.count)"
    case .determinism:
      input.text == DescriptionInput(input.bytes, input.format).text ? nil : "read otherwise again"
    }
  }

  private static func pathBreach(in path: String) -> String? {
    RelativePath.join("", path) == path ? nil : "'\(path)' could be shorter"
  }
}

struct DescriptionInput {
  enum Format: String {
    case xcode = "App.xcodeproj/project.pbxproj"
    case xcodeJSON = "App.xcodeproj/project.xcproj"
    case workspace = "App.xcworkspace/contents.xcworkspacedata"
    case pods = "Podfile"
    case podspecs = "Kit/Kit.podspec"
    case settings = "Config/App.xcconfig"
    case specifications = "project.yml"
    case tuist = "Project.swift"
    case bazel = "App/BUILD"
    /// An export of Tuist or Bazel.
    case exported = "targets.json"
    /// A manifest as the package manager dumps it.
    case dumped = "Package.json"
  }

  let bytes: [UInt8]
  let format: Format
  /// The description or the error; a workspace gives a description without targets.
  private let read: Result<ProjectDescription, ProjectFileError>

  init(_ bytes: [UInt8], _ format: Format) {
    self.bytes = bytes
    self.format = format
    read = Result { () throws(ProjectFileError) in
      try Self.description(bytes, format)
    }
  }

  private static func description(
    _ bytes: [UInt8], _ format: Format
  ) throws(ProjectFileError) -> ProjectDescription {
    let path = format.rawValue
    switch format {
    case .xcode:
      return try XcodeProject.read(bytes, at: path, others: OtherFiles { others(bytes, $0) })
    case .xcodeJSON:
      return try XcodeJSONProject.read(bytes, at: path, others: OtherFiles { others(bytes, $0) })
    case .workspace:
      let workspace = try XcodeWorkspace.read(
        bytes, at: path, others: OtherFiles { others(bytes, $0) })
      return ProjectDescription(
        path: path, origin: .xcode, packageFolders: workspace.projects + workspace.packageFolders)
    case .pods:
      return try CocoaPodsProject.read(bytes, at: path, others: OtherFiles { others(bytes, $0) })
    case .podspecs:
      return try CocoaPodsProject.read(
        Array("pod 'Kit', path: 'Kit'".utf8), at: "Podfile",
        others: OtherFiles { others(bytes, $0) })
    case .settings:
      return try XcodeProject.read(
        Array(projectWithSettings.utf8), at: Format.xcode.rawValue,
        others: OtherFiles { others(bytes, $0) })
    case .specifications:
      return try XcodeGenProject.read(bytes, at: path, others: OtherFiles { others(bytes, $0) })
        ?? ProjectDescription(path: path, origin: .xcodeGen)
    case .tuist:
      return TuistReader.read(
        ManifestTokens(SourceBuffer(bytes)), path: path, others: OtherFiles { others(bytes, $0) })
    case .bazel:
      return try BazelPackage.read(bytes, at: path, others: OtherFiles { others(bytes, $0) })
        ?? ProjectDescription(path: path, origin: .bazel)
    case .exported:
      var whole = ProjectDescription(path: path, origin: .exportedGraph)
      for project in try ExportedTargets.read(
        bytes, at: path, others: OtherFiles { others(bytes, $0) })
      {
        whole.targets += project.targets
        whole.notes += project.notes
      }
      return whole
    case .dumped:
      let names = WrittenNames(ManifestTokens(SourceBuffer(Array("let package = 1".utf8))))
      let manifest = try DumpedManifest.read(bytes, path: path, names: names)
      return ProjectDescription(
        path: path, origin: .exportedGraph,
        packageFolders: manifest.targets.map { RelativePath.join("", $0.name) })
    }
  }

  /// A project with a target whose build settings come from a file.
  private static let projectWithSettings = """
    // !$*UTF8*$!
    { objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T);};
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (X);};
    X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>";};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {};};
    T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;};
    }; rootObject = P; }
    """

  /// Returns the input itself for settings, podspecs and manifests that it refers to.
  private static func others(_ bytes: [UInt8], _ path: String) -> [UInt8]? {
    let endings = [".xcconfig", ".podspec", "Package.swift"]
    return endings.contains(where: path.hasBytes(atEnd:)) ? bytes : nil
  }

  fileprivate var description: ProjectDescription? { try? read.get() }

  fileprivate var text: String {
    switch read {
    case .success(let description): Self.text(description)
    case .failure(let error): "\(error)"
    }
  }

  /// Returns a description as text, in which sets are sorted.
  private static func text(_ description: ProjectDescription) -> String {
    let targets = description.targets.map { target in
      let files = target.files.map {
        "\($0.path) \(names($0.platforms)) \(target.excludes($0.path))"
      }
      let folders = target.folders.map { "\($0.path) \($0.opaqueFolders.count)" }
      let patterns = target.patterns.map { pattern in
        "\(pattern.folder) \(pattern.includes.globs.map(\.text)) \(pattern.excludes.flatMap(\.globs).map(\.text))"
      }
      return "\(target.id) \(target.name) \(target.kind) \(target.module) \(files) \(folders) "
        + "\(patterns) \(target.dependencies) \(names(target.platforms)) "
        + "\(target.configurations.map(text))"
    }
    return "\(targets) \(description.packageFolders) \(description.notes)"
  }

  private static func text(_ configuration: TargetConfiguration) -> String {
    "\(configuration.name) \(configuration.conditions ?? ["?"]) \(names(configuration.platforms)) "
      + "\(configuration.mayBeCatalyst) \(configuration.excluded == nil)"
  }

  private static func names(_ platforms: Set<Platform>?) -> [String] {
    (platforms ?? []).map { "\($0)" }.sorted()
  }

  fileprivate var paths: [String] {
    guard let description else { return [] }
    return description.packageFolders
      + description.targets.flatMap { $0.files.map(\.path) + $0.folders.map(\.path) }
  }

  fileprivate var messagesBreach: String? {
    guard case .failure(let error) = read else { return nil }
    if error.message.isEmpty { return "a problem without a message" }
    return placeBreach(line: error.line, column: error.column, in: SourceText(bytes))
      ?? controlBreach(in: error.message.visible.utf8)
  }

  fileprivate var notesBreach: String? {
    let text = SourceText(bytes)
    // Notes about the project around the settings are not about the input.
    let isForeign = { (note: Note) in
      format == .settings && note.location?.path == Format.xcode.rawValue
    }
    return description?.notes.lazy.filter { !isForeign($0) }.compactMap { note in
      placeBreach(line: note.location?.line ?? 0, column: note.location?.column ?? 0, in: text)
        ?? controlBreach(in: note.message.visible.utf8)
    }.first
  }
}

extension FuzzTarget {
  /// Returns the target of a file that describes a project.
  static func description(_ format: DescriptionInput.Format) -> FuzzTarget {
    let ending = format.rawValue.split(separator: ".").last.map(String.init) ?? format.rawValue
    return FuzzTarget(
      ending: ending, DescriptionProperty.self, seeds: DescriptionInput.seeds(format),
      reading: { DescriptionInput($0, format) })
  }
}

extension DescriptionInput {
  fileprivate static func seeds(_ format: Format) -> [[UInt8]] {
    switch format {
    case .xcode: ProjectInput.seeds
    case .settings:
      [
        """
        #include? "Local.xcconfig"
        #include "App.xcconfig" // again
        PRODUCT_NAME = $(TARGET_NAME:c99extidentifier)
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*][config=Debug] = $(inherited) DEBUG;
        SDKROOT = iphoneos
        """
      ].map { Array($0.utf8) }
    case .podspecs:
      [
        """
        Pod::Spec.new do |s|
          s.source_files = 'Sources/**/*.{h,swift}', 'A.swift'
          s.subspec 'UI' do |u|
            u.exclude_files = %w[UI/No*.swift ?.swift]
          end
          s.test_spec('T') { |t| t.source_files = 'Tests/[a-z]*.swift' }
        end
        """
      ].map { Array($0.utf8) }
    case .dumped:
      [
        """
        {"name": "P", "products": [{"name": "P", "targets": ["A"], "type": {"library": ["automatic"]}}],
        "targets": [{"name": "A", "type": "regular", "exclude": ["x"], "sources": null, "resources": [],
        "dependencies": [{"byName": ["B", null]}, {"product": ["C", "c", null, null]}]}]}
        """
      ].map { Array($0.utf8) }
    case .xcodeJSON, .workspace, .pods, .specifications, .tuist, .bazel, .exported: []
    }
  }
}
