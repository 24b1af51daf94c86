import Testing

@testable import LintelProjectFiles

/// What only `project.xcproj` can say.
@Suite struct XcodeJSONTests {
  private func problem(_ json: String) -> ProjectFileError? {
    do {
      _ = try readJSON(json)
      return nil
    } catch {
      return error as? ProjectFileError
    }
  }

  @Test func projectHasFiles() {
    #expect(
      problem("")
        == ProjectFileError(
          line: 1, column: 1, message: "this is not an Xcode project: it has no list of 'files'"))
  }

  @Test func unknownCapabilitiesAreRefused() throws {
    let error = try #require(problem("\nfiles: [], 'required-capabilities': ['sorted folders']"))
    #expect((error.line, error.column) == (2, 39))
    #expect(error.message.hasPrefix("the project requires 'sorted folders', which is not known"))
    _ = try readJSON("files: [], 'required-capabilities': []")
  }

  @Test func bundleHasOneProjectFile() {
    #expect {
      try readJSON(
        "files: []", at: "A.xcodeproj/project.xcproj", files: ["A.xcodeproj/project.pbxproj": ""])
    } throws: { error in
      (error as? ProjectFileError)?.message.hasPrefix(
        "'A.xcodeproj' has a 'project.pbxproj' as well")
        == true
    }
  }

  @Test(arguments: [
    ("a/b.swift", "Code/a/b.swift"), ("<PROJECT>/b.swift", "b.swift"), ("/b.swift", "/b.swift"),
    (#"\\<b>.swift"#, "Code/<b>.swift"), (#"a\\\\b.swift"#, #"Code/a\b.swift"#),
  ])
  func pathsStartFromTheirBase(written: String, path: String) throws {
    let project = try readJSON(
      """
      files: [{ kind: 'group', path: 'Code', children: [
        { path: '\(written)', 'target-membership': ['App/compile-sources'] } ] }],
      targets: [{ name: 'App', id: 'A' }]
      """)
    #expect(try project.files(of: "App") == [path])
  }

  @Test(arguments: [
    ("<USER:VENDOR>/b.swift", "VENDOR"), ("~/b.swift", "~"), ("$(VENDOR)/b.swift", "$(VENDOR)"),
    ("<ODD>/b.swift", "ODD"),
  ])
  func whereAFileIsMayBeUnknown(written: String, base: String) throws {
    let project = try readJSON(
      """
      files: [{ path: '\(written)', 'target-membership': ['App/compile-sources'] }],
      targets: [{ name: 'App', id: 'A' }]
      """)
    #expect(try project.files(of: "App") == [])
    #expect(project.notes.map(\.message).contains { $0.contains("depends on '\(base)") })
  }

  @Test(arguments: [
    ("'Config/Debug.xcconfig'", "Named"), ("['Config', 'Debug.xcconfig']", "Named"),
    ("'./Config/../Config/Debug.xcconfig'", "Named"), ("'id:C2'", "Odd"), ("{ id: 'C2' }", "Odd"),
    ("['Config', 'a/b']", "Odd"), ("['Config', { name: '..' }]", "Dots"),
  ])
  func filesAreReferredToByNamesOrIDs(reference: String, module: String) throws {
    let project = try readJSON(
      """
      configurations: [{ name: 'Debug', file: \(reference) }],
      files: [{ kind: 'group', name: 'Config', path: 'Settings', children: [
        { path: 'Debug.xcconfig' }, { name: 'a/b', path: 'Odd.xcconfig', id: 'C2' },
        { name: '..', path: 'Dots.xcconfig' } ] }],
      targets: [{ name: 'App', id: 'A' }]
      """,
      files: [
        "Settings/Debug.xcconfig": "PRODUCT_NAME = Named",
        "Settings/Odd.xcconfig": "PRODUCT_NAME = Odd",
        "Settings/Dots.xcconfig": "PRODUCT_NAME = Dots",
      ])
    #expect(try project.target("App").module == TargetModule(name: module))
    #expect(project.notes == [])
  }

  @Test func whatLeadsNowhereIsNoted() throws {
    let project = try readJSON(
      """
      configurations: [{ name: 'Debug', file: 'a.xcconfig' }],
      files: [
        { path: 'a.xcconfig' }, { path: 'x/a.xcconfig' },
        { path: 'A.swift', 'target-membership': ['Gone/compile-sources', 'App', 'id:9'] },
        { kind: 'folder', path: 'F', 'target-membership': ['Gone'] } ],
      targets: [{ name: 'App', id: 'A', dependencies: ['Gone'] }]
      """)
    #expect(
      project.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "1 the configuration file is not in the project, so its settings are not known",
        "4 there is no such build phase in the project; it is left out",
        "4 there is no such build phase in the project; it is left out",
        "4 there is no such build phase in the project; it is left out",
        "5 there is no target 'Gone' in the project; it is left out",
        "6 there is no target 'Gone' in the project; it is left out",
      ])
    #expect(try project.target("App").dependencies == [])
  }

  @Test func buildPhasesMayHaveIDs() throws {
    let project = try readJSON(
      """
      files: [
        { path: 'A.swift', 'target-membership': ['id:P1', { 'build-phase': 'id:P2' }] },
        { path: 'B.framework', 'target-membership': ['id:P3'] } ],
      targets: [{ name: 'App', id: 'A', 'build-phases': [
        { kind: 'compile-sources', id: 'P1' }, { kind: 'resources', id: 'P2' },
        { kind: 'copy', name: 'Embed', id: 'P3' } ] }]
      """)
    #expect(try project.files(of: "App") == ["A.swift"])
    #expect(try project.target("App").dependencies == [.product(fileName: "B.framework")])
  }

  @Test func aFileMayBeForSomePlatforms() throws {
    let project = try readJSON(
      """
      files: [{ path: 'A.swift', 'target-membership': [
        { 'build-phase': 'App/compile-sources', platforms: ['macos', 'maccatalyst'] } ] }],
      targets: [{ name: 'App', id: 'A' }]
      """)
    #expect(try project.target("App").platforms(of: "A.swift") == [.macos, .ios])
  }

  @Test func targetsThatCompileNothingAreAggregates() throws {
    let project = try readJSON(
      """
      files: [], targets: [{ name: 'All', id: 'A', kind: 'aggregate', dependencies: [
        { target: 'Make', platforms: ['ios'] } ] },
        { name: 'Make', id: 'M', kind: 'external-build-system' }]
      """)
    #expect(project.targets.map(\.kind) == [.aggregate, .aggregate])
    #expect(try project.target("All").dependencies == [.target(id: "M")])
    #expect(project.targets.map(\.offset) == [22, 129])
  }
}
