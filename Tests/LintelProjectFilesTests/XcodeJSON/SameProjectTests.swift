import Testing

@testable import LintelProjectFiles

/// The same project as `project.pbxproj` and as `project.xcproj`.
@Suite struct SameProjectTests {
  @Test func filesInGroupsAndTargets() throws {
    try expectSame(
      ProjectText(mainGroup: ["G", "Root", "Abs", "Made"])
        .group("G", "path = Code;", ["A", "Inner", "Named", "V"])
        .group("Inner", "name = Views; path = UI;", ["B"])
        .group("Named", "name = Others;", ["C", "Ctest"])
        .file("A", "A.swift").file("B", "../B.swift").file("C", "C.swift").file("Ctest", "C.m")
        .file("Root", "App/Root.swift", tree: "SOURCE_ROOT")
        .file("Abs", "/opt/Abs.swift", tree: "<absolute>")
        .file("Made", "Made.swift", tree: "BUILT_PRODUCTS_DIR")
        .object("V", "PBXVariantGroup", "name = Hello.swift; children = (De, En);")
        .file("De", "de.lproj/Hello.swift").file("En", "en.lproj/Hello.swift")
        .target("App", files: ["A", "B", "C", "Ctest", "Root", "Abs", "Made", "V"])
        .target("Widget", type: "app-extension", files: ["B", "C"]),
      """
      files: [
        { kind: 'group', path: 'Code', children: [
          { path: 'A.swift', 'target-membership': ['App/compile-sources'] },
          { kind: 'group', name: 'Views', path: 'UI', children: [
            { path: '../B.swift',
              'target-membership': ['App/compile-sources', 'Widget/compile-sources'] } ] },
          { kind: 'group', name: 'Others', children: [
            { path: 'C.swift', 'target-membership':
              [['App', 'compile-sources'], { 'build-phase': 'Widget/compile-sources' }] },
            { path: 'C.m', 'target-membership': ['App/compile-sources'] } ] },
          { kind: 'variant-group', name: 'Hello.swift',
            'target-membership': ['App/compile-sources'],
            children: [{ path: 'de.lproj/Hello.swift' }, { path: 'en.lproj/Hello.swift' }] } ] },
        { path: '<PROJECT>/App/Root.swift', 'target-membership': ['App/compile-sources'] },
        { path: '/opt/Abs.swift', 'target-membership': ['App/compile-sources'] },
        { path: '<PRODUCTS>/Made.swift', 'target-membership': ['App/compile-sources'] } ],
      targets: [
        { name: 'App', id: 'App', 'product-type': 'application' },
        { name: 'Widget', id: 'Widget', 'product-type': 'app-extension' } ]
      """, in: "ios/")
  }

  @Test func synchronizedFolders() throws {
    try expectSame(
      ProjectText(mainGroup: ["F", "S", "I"])
        .folder(
          "F", "App", exceptions: ["Own", "Other", "Phase"], "explicitFolders = (Assets, 'a b');"
        )
        .folder("S", "Shared", exceptions: ["Fed"]).folder("I", "App/Inner")
        .exceptions(
          "Own", target: "App", ["Info.swift"],
          "platformFiltersByRelativePath = {'Mac.swift' = (macos);};"
        )
        .exceptions("Other", target: "Widget", ["Both.swift"])
        .exceptions("Fed", target: "Widget", ["One.swift"])
        .object(
          "Phase", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
          "buildPhase = Compile; membershipExceptions = ('Tool.swift');"
        )
        .object("Compile", "PBXSourcesBuildPhase", "")
        .target("App", folders: ["F"]).target("Widget", folders: ["I"])
        .target("Tool", type: "tool", "buildPhases = (Compile);"),
      """
      files: [
        { kind: 'folder', path: 'App', 'target-membership': ['App'],
          'opaque-folders': ['Assets', 'a b'], 'membership-exceptions': [
            { target: 'App', exclusions: ['Info.swift'], platforms: { 'Mac.swift': ['macos'] } },
            { target: 'Widget', inclusions: ['Both.swift'] },
            { 'build-phase': 'Tool/compile-sources', inclusions: ['Tool.swift'] } ] },
        { kind: 'folder', path: 'Shared', 'membership-exceptions': [
            { target: 'Widget', inclusions: ['One.swift'] } ] },
        { kind: 'folder', path: 'App/Inner', 'target-membership': ['Widget'] } ],
      targets: [
        { name: 'App', id: 'App', 'product-type': 'application' },
        { name: 'Widget', id: 'Widget', 'product-type': 'application' },
        { name: 'Tool', id: 'Tool', 'product-type': 'tool' } ]
      """)
  }

  @Test func settingsOfAllLayers() throws {
    let files = [
      "Config/Base.xcconfig": "PRODUCT_NAME = Base\nSDKROOT = iphoneos",
      "Config/App.xcconfig": "#include \"Base.xcconfig\"\nPRODUCT_NAME = My $(inherited)",
      "App/Release.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHIPPED",
    ]
    try expectSame(
      ProjectText(
        mainGroup: ["G", "F"]
      )
      .group("G", "path = Config;", ["Base", "Own"])
      .file("Base", "Base.xcconfig").file("Own", "App.xcconfig").folder("F", "App")
      .target("App")
      .settings(
        of: "Project", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, ALL);",
        "baseConfigurationReference = Base;"
      )
      .settings(
        of: "Project", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ALL;", configuration: "Release"
      )
      .settings(
        of: "App", "OTHER_SWIFT_FLAGS = \"-D TOOL $(CONFIGURATION)\";",
        "baseConfigurationReference = Own;"
      )
      .settings(
        of: "App",
        """
        PRODUCT_MODULE_NAME = Plain; "PRODUCT_MODULE_NAME[sdk=macosx*]" = Mac; SDKROOT = auto;
        SUPPORTED_PLATFORMS = "macosx iphoneos";
        """, configuration: "Release",
        "baseConfigurationReferenceAnchor = F; baseConfigurationReferenceRelativePath = Release.xcconfig;"
      ),
      """
      'default-configuration': 'Debug',
      configurations: [{ name: 'Debug', file: 'Config/Base.xcconfig' }, 'Release'],
      files: [
        { kind: 'group', path: 'Config', children: [
          { path: 'Base.xcconfig' }, { path: 'App.xcconfig', id: 'C1' } ] },
        { kind: 'folder', path: 'App' } ],
      targets: [{ name: 'App', id: 'App', 'product-type': 'application',
        'specialized-configurations': [
          { name: 'Debug', file: 'id:C1' },
          { name: 'Release', file: { anchor: 'App', 'relative-path': 'Release.xcconfig' } } ],
        'build-settings': {
          'PRODUCT_MODULE_NAME[sdk=macosx*][config=Release]': 'Mac',
          'OTHER_SWIFT_FLAGS[config=Debug]': '-D TOOL $(CONFIGURATION)',
          'PRODUCT_MODULE_NAME[config=Release]': 'Plain',
          'SDKROOT[config=Release]': 'auto',
          'SUPPORTED_PLATFORMS[config=Release]': 'macosx iphoneos' } }],
      'build-settings': {
        'SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]': ['DEBUG', 'ALL'],
        'SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release]': 'ALL' }
      """, files: files)
  }

  @Test func dependenciesOfSomePlatforms() throws {
    let project = ProjectText(mainGroup: ["Kit"]).file("Kit", "Kit.framework")
      .object("D", "PBXTargetDependency", "target = Two; platformFilter = ios;")
      .object("L", "PBXBuildFile", "fileRef = Kit; platformFilters = (macos);")
      .object("F", "PBXFrameworksBuildPhase", "files = (L);")
      .target("One", "dependencies = (D);").target("Two", "buildPhases = (F);").target("Three")
    try expectSame(
      project,
      """
      files: [{ path: 'Kit.framework', 'target-membership': [
        { 'build-phase': 'Two/frameworks', platforms: ['macos'] }] }],
      targets: [
        { name: 'One', id: 'One', 'product-type': 'application',
          dependencies: [{ target: 'Two', platforms: ['ios'] }] },
        { name: 'Two', id: 'Two', 'product-type': 'application' },
        { name: 'Three', id: 'Three', 'product-type': 'application' } ]
      """)
    #expect(try project.read().targets.map(\.hasConditionalDependencies) == [true, true, false])
  }

  @Test func flagsOfFiles() throws {
    let project = ProjectText(mainGroup: ["A", "F"]).file("A", "A.swift")
      .folder("F", "Sources", exceptions: ["E"])
      .exceptions(
        "E", target: "App", [], "additionalCompilerFlagsByRelativePath = {'B.swift' = '-DB';};"
      )
      .object("BA", "PBXBuildFile", "fileRef = A; settings = {COMPILER_FLAGS = '-DA -w';};")
      .object("S", "PBXSourcesBuildPhase", "files = (BA);")
      .target("App", folders: ["F"], "buildPhases = (S);").settings(of: "App", "SDKROOT = macosx;")
    try expectSame(
      project,
      """
      files: [
        { path: 'A.swift', 'target-membership': [
          { 'build-phase': 'App/compile-sources', arguments: ['-DA', '-w'] }] },
        { kind: 'folder', path: 'Sources', 'target-membership': ['App'], 'membership-exceptions': [
          { target: 'App', 'compiler-flags': { 'B.swift': '-DB' } }] } ],
      configurations: ['Debug'],
      targets: [{ name: 'App', id: 'App', 'product-type': 'application',
        'build-settings': { SDKROOT: 'macosx' } }]
      """)
    #expect(try project.read().targets.flatMap(\.builds).map(\.openFlags) == [["A", "B"]])
  }

  @Test func dependencies() throws {
    try expectSame(
      ProjectText(
        mainGroup: ["Kit", "Vendored", "SDK", "Local"],
        "packageReferences = (Log, Here);"
      )
      .file("Kit", "Kit/Kit.xcodeproj").file("Vendored", "Vendored.framework")
      .file("SDK", "UIKit.framework", tree: "SDKROOT")
      .file("Local", "Packages/Local", "lastKnownFileType = folder;")
      .object(
        "Log", "XCRemoteSwiftPackageReference", "repositoryURL = 'https://a.b/swift-log.git';"
      )
      .object("Here", "XCLocalSwiftPackageReference", "relativePath = Packages/Here;")
      .object("Logging", "XCSwiftPackageProductDependency", "package = Log; productName = Logging;")
      .object("Lint", "XCSwiftPackageProductDependency", "productName = 'plugin:Lint';")
      .object("Mine", "XCSwiftPackageProductDependency", "productName = Mine;")
      .object("D1", "PBXTargetDependency", "target = Core;")
      .object("D2", "PBXTargetDependency", "targetProxy = P;")
      .object("D3", "PBXTargetDependency", "productRef = Lint;")
      .object(
        "P", "PBXContainerItemProxy",
        "containerPortal = Kit; remoteGlobalIDString = K1; remoteInfo = Kit;"
      )
      .object(
        "Q", "PBXContainerItemProxy",
        "containerPortal = Kit; remoteGlobalIDString = K2; remoteInfo = KitUI;"
      )
      .object("Imported", "PBXReferenceProxy", "path = KitUI.framework; remoteRef = Q;")
      .target("Core", type: "framework", product: "Core.framework")
      .target(
        "App", linked: ["Vendored", "SDK", "Core product", "Imported"],
        "dependencies = (D1, D2, D3); packageProductDependencies = (Logging, Mine);"
      ),
      """
      packages: [
        { kind: 'remote', repository: 'https://a.b/swift-log.git', version: { branch: 'main' } },
        { kind: 'local', path: 'Packages/Here' } ],
      'imported-products': [{ name: 'KitUI.framework', project: 'Kit.xcodeproj', target: 'KitUI',
        'product-id': 'K2', 'target-membership': ['App/frameworks'] }],
      files: [
        { path: 'Kit/Kit.xcodeproj' },
        { path: 'Vendored.framework', 'target-membership': ['App/frameworks'] },
        { path: '<SDK>/UIKit.framework', 'target-membership': ['App/frameworks'] },
        { path: 'Packages/Local', type: 'folder' },
        { kind: 'group', name: 'Products', children: [{ path: '<PRODUCTS>/Core.framework',
          id: 'Core product', 'target-membership': ['App/copy/Embed Frameworks'] }] } ],
      targets: [
        { name: 'Core', id: 'Core', 'product-type': 'framework',
          product: 'Products/Core.framework' },
        { name: 'App', id: 'App', 'product-type': 'application', dependencies: [
            'Core',
            { kind: 'remoteTarget', project: 'Kit.xcodeproj', target: 'Kit', 'target-id': 'K1' },
            { kind: 'package', 'product-name': 'Lint', 'product-type': 'build-tool-plugin' } ],
          'package-product-members': [
            { package: 'swift-log', 'product-name': 'Logging',
              'build-phase': { 'build-phase': 'frameworks' } },
            { 'product-name': 'Mine', 'build-phase': { 'build-phase': 'frameworks' } } ] } ]
      """, files: ["Packages/Local/Package.swift": ""])
  }

  @Test func kindsAndTestHosts() throws {
    try expectSame(
      ProjectText("attributes = {TargetAttributes = {Tests = {TestTargetID = App;};};};")
        .target("App", product: "App.app")
        .target("Tests", type: "bundle.unit-test")
        .target("More", type: "bundle.unit-test")
        .settings(of: "App", "").settings(of: "Tests", "")
        .settings(of: "More", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";"),
      """
      configurations: ['Debug'],
      files: [{ kind: 'group', name: 'Products', children: [
        { path: '<PRODUCTS>/App.app', id: 'App product' } ] }],
      targets: [
        { name: 'App', id: 'App', 'product-type': 'application', product: 'Products/App.app' },
        { name: 'Tests', id: 'Tests', 'product-type': 'bundle.unit-test',
          'test-host-target': 'App' },
        { name: 'More', id: 'More', 'full-product-type': 'com.apple.product-type.bundle.unit-test',
          'build-settings': { TEST_HOST: '$(BUILT_PRODUCTS_DIR)/App.app/App' } } ]
      """)
  }
}
