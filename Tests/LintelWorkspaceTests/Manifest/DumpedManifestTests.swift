import Foundation
import LintelProjectFiles
import LintelScanner
import Testing

@testable import LintelWorkspace

/// What `swift package dump-package` prints, as a manifest.
@Suite struct DumpedManifestTests {
  @Test func readsAllThatIsSaidOfTargetsAndProducts() throws {
    let text = #"""
      {"name": "Kit", "products": [
        {"name": "Kit", "targets": ["Core", "Feature"], "type": {"library": ["automatic"]}},
        {"name": "run", "targets": ["App"], "type": {"executable": null}}],
       "targets": [
        {"name": "Core", "type": "regular", "path": "Code/Core", "sources": ["A", "b.swift"],
         "exclude": ["x.md"], "resources": [{"path": "Art", "rule": {"process": {}}}],
         "pluginUsages": [{"plugin": ["Generate", null]}],
         "dependencies": [{"target": ["C", {"platformNames": ["linux"]}]},
          {"product": ["Log", "swift-log", null, null]}, {"product": ["Old", null, null]},
          {"product": ["Other", "other", {"Other": "Mine"}, null]}, {"byName": ["Any", null]}]},
        {"name": "App", "type": "executable", "dependencies": [], "sources": null, "path": null},
        {"name": "C", "type": "system"}, {"name": "B", "type": "binary"},
        {"name": "M", "type": "macro"}, {"name": "Generate", "type": "plugin"},
        {"name": "T", "type": "test"}]}
      """#
    let manifest = try Self.manifest(text)
    #expect(
      description(manifest) == [
        "library Core path=Code/Core sources=A,b.swift exclude=x.md resources=Art "
          + "deps=target:C,product:Log@swift-log,product:Old@,product:Other@other,Any",
        "executable App", "systemLibrary C", "binary B", "macro M", "plugin Generate", "test T",
      ])
    #expect(manifest.name == "Kit")
    #expect(manifest.products == [Manifest.Product(name: "Kit", targets: ["Core", "Feature"])])
    #expect(manifest.targets.map(\.usesPlugins).prefix(2) == [true, false])
    #expect(
      manifest.targets[0].dependencies?.map(\.isAliased) == [false, false, false, true, false])
  }

  @Test func findsWhereNamesAreWritten() throws {
    let source = """
      let shared: [Target.Dependency] = ["Log"]
      let package = Package(name: "P", targets: [
        .target(name: "Feature", dependencies: shared + [.target(name: "Core"), "Net" + "work"]),
        .target(name: "Core", dependencies: ["Log"]),
      ])
      """
    let text = """
      {"targets": [
        {"name": "Feature", "type": "regular", "dependencies": [
          {"byName": ["Log", null]}, {"target": ["Core", null]}, {"byName": ["Network", null]}]},
        {"name": "Core", "type": "regular", "dependencies": [{"byName": ["Log", null]}]}]}
      """
    let bytes = Array(source.utf8)
    let written = try Self.manifest(text, source).targets.map { target in
      (target.dependencies ?? []).map { dependency in
        let start = Int(dependency.offset)
        let line = bytes[..<start].count { $0 == 0x0A } + 1
        let text = String(decoding: bytes[start..<start + Int(dependency.length)], as: UTF8.self)
        return "\(line) \(text)"
      }
    }
    #expect(written == [["1 \"Log\"", "3 \"Core\"", "1 "], ["4 \"Log\""]])
  }

  @Test(arguments: ["", "[]", "{}", #"{"targets": null}"#, #"{"targets": {"a": 1}}"#, "{]"])
  func refusesWhatIsNoDump(text: String) {
    #expect(throws: ProjectFileError.self) { try Self.manifest(text) }
  }

  /// The package manager says the same of a manifest that is written out as the reader of text; that
  /// of the repository itself has targets for some environments only.
  @Test(arguments: [
    "SampleProjects", "SampleProjects/DependencyInjection", "SampleProjects/SchoolClass",
  ])
  func bundledPackagesAreReadAsThePackageManagerReadsThem(folder: String) throws {
    let repository = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let path = "\(repository)/\(folder)"
    let source = SourceBuffer(try Data(contentsOf: URL(filePath: "\(path)/Package.swift")))
    let written = ManifestReader.read(source, path: "Package.swift")
    #expect(!written.targets.isEmpty)
    #expect(!written.isComputed)

    let dumped = try DumpedManifest.read(
      Self.dump(ofPackage: path), path: "Package.swift",
      names: WrittenNames(ManifestTokens(source)))
    #expect(description(dumped) == description(written))
    // Where other packages are, and for which tools it is written, is taken from the text.
    #expect(written.completed(by: dumped, ManifestTokens(source)) == written)
  }

  private static func manifest(_ text: String, _ source: String = "") throws -> Manifest {
    try DumpedManifest.read(
      Array(text.utf8), path: "Package.swift",
      names: WrittenNames(ManifestTokens(SourceBuffer(source.utf8))))
  }

  private static func dump(ofPackage path: String) throws -> [UInt8] {
    let process = Process()
    // The tests may be part of a build, which has the usual folder.
    let scratch = TemporaryFolder()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", path, "--scratch-path", scratch.path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return Array(data)
  }
}
