import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// What becomes of the rules of a BUILD file.
@Suite struct BazelTargetTests {
  @Test(
    arguments: [
      ("swift_library", .library, nil), ("mixed_language_library", .library, nil),
      ("swift_binary", .tool, nil), ("swift_compiler_plugin", .tool, nil),
      ("swift_test", .unitTests, nil), ("apple_framework", .framework, nil),
      ("ios_application", .application, [.ios]), ("ios_app_clip", .application, [.ios]),
      ("macos_command_line_application", .tool, [.macos]),
      ("tvos_dynamic_framework", .framework, [.tvos]),
      ("watchos_extension", .appExtension, [.watchos]),
      ("visionos_unit_test", .unitTests, [.visionos]), ("ios_ui_test", .interfaceTests, [.ios]),
      ("macos_xpc_service", .service, [.macos]), ("macos_bundle", .bundle, [.macos]),
    ] as [(String, TargetKind, Set<Platform>?)])
  func haveKindsAndPlatformsByTheirRules(
    rule: String, kind: TargetKind, platforms: Set<Platform>?
  ) throws {
    let target = try bazel("native.\(rule)(name = \"A\", deps = [])").target("A")
    #expect(target.kind == kind)
    #expect(target.platforms == platforms)
    #expect(target.id == "//App:A")
  }

  @Test(
    arguments: [
      ("module_name = \"Core\"", "Core", []),
      ("module_name = select({\"//:a\": \"Core\", \"//:b\": \"Lite\"})", "Core", ["Lite"]),
      ("tags = []", "App_Core_Kit_Core_Lib", []),
      ("module_name = None", "App_Core_Kit_Core_Lib", []),
    ] as [(String, String, [String])])
  func haveModulesOfTheirOwnOrOfTheirLabels(
    argument: String, name: String, alternates: [String]
  ) throws {
    let target = try bazel(
      "swift_library(name = \"Core+Lib\", \(argument))", at: "App/Core-Kit/BUILD"
    ).target("Core+Lib")
    #expect(target.module == TargetModule(name: name, alternates: alternates))
  }

  @Test(
    arguments: [
      ("a/b-c", "D", "a_b_c_D"), ("", "Core.library", "Core_library"), ("1", "+x-", "_1_x"),
      ("a", "é", "a"), ("_a", "_", "_a__"),
    ])
  func haveModulesCalledAfterPackageAndName(package: String, name: String, module: String) {
    #expect(BazelModuleName.derived(from: BazelLabel(package: package, name: name)) == module)
  }

  @Test func aModuleNameThatIsComputedIsGuessed() throws {
    let target = try bazel("swift_library(name = \"Core\", module_name = name())").target("Core")
    #expect(target.module == TargetModule(name: "Core", alternates: ["App_Core"], isGuess: true))
  }

  @Test func macrosThatListSwiftFilesAreTakenForModulesAndTold() throws {
    let project = try bazel(
      """
      load("//:rules.bzl", "feature", library = "swift_library")
      feature(name = "A", srcs = ["A.swift"])
      feature(name = "B", srcs = glob(["B/**/*.swift"]), module_name = "BB")
      feature(name = "C", srcs = ["C.m"])
      library(name = "D", srcs = ["D.swift"])
      """)
    #expect(
      project.targets.map(\.module) == [
        TargetModule(name: "A", alternates: ["App_A"], isGuess: true), TargetModule(name: "BB"),
        TargetModule(name: "App_D"),
      ])
    #expect(
      project.notes.map(\.description) == [
        "App/BUILD:2:1: the effect of 'feature' is not known; because it lists Swift files, each use of it "
          + "counts as a module"
      ])
  }

  @Test func macrosThatMayFindSwiftFilesAreTold() throws {
    let project = try bazel(
      "our_swift_library(name = \"A\")\nswift_proto_library(name = \"B\", deps = [\":C\"])")
    #expect(
      project.notes.map(\.description) == [
        "App/BUILD:1:1: the effect of 'our_swift_library' is not known; if it compiles Swift files, "
          + "these are left out; 'bazel query' lists them"
      ])
  }

  @Test func librariesForTestsAreTests() throws {
    let project = try bazel(
      """
      swift_library(name = "A", testonly = True)
      swift_library(name = "B", testonly = 1)
      swift_library(name = "C", testonly = False)
      package(default_testonly = True)
      swift_library(name = "D")
      """)
    #expect(project.targets.map(\.kind) == [.unitTests, .unitTests, .library, .unitTests])
  }

  @Test func conditionsAreThoseOfARuleThatNeedsNoOther() throws {
    let project = try bazel(
      """
      swift_library(name = "A", defines = ["X"], copts = ["-DY", "-O", "-D", "Z", "-D", "Z"])
      swift_library(name = "B", defines = select(CASES))
      swift_library(name = "C", defines = ["X"], deps = [":A"])
      swift_library(name = "D", copts = ["-Xcc", "-DC", "-Xcc", "-D", "-DOBJC"])
      swift_library(name = "E", copts = ["-DX", "@flags.txt"])
      """)
    #expect(
      try project.target("A").configurations == [
        TargetConfiguration(name: "dbg", conditions: ["DEBUG", "X", "Y", "Z"]),
        TargetConfiguration(name: "opt", conditions: ["NDEBUG", "X", "Y", "Z"]),
      ])
    #expect(try project.target("B").configurations.map(\.conditions) == [nil, nil])
    #expect(try project.target("C").configurations.map(\.conditions) == [nil, nil])
    // Flags behind '-Xcc' are those of the compiler of C.
    #expect(try project.target("D").configurations[0].conditions == ["DEBUG", "OBJC"])
    #expect(try project.target("E").configurations.map(\.conditions) == [nil, nil])
  }

  @Test func dependenciesAreLabels() throws {
    let project = try bazel(
      """
      swift_library(
        name = "Core",
        deps = [":A", "A", "//Core", "//Net:net_ios", "@other//:x", "//App:Core"]
          + select({"//:ios": ["//Net/iOS:Kit"], "//:mac": []}),
        private_deps = ["@//Base:Base"],
      )
      objc_library(name = "A", srcs = ["A.m"], deps = ["//Core"])
      cc_library(name = "B", srcs = ["B.cc"])
      alias(name = "C", actual = "//Core")
      ios_unit_test(name = "Tests", deps = [":Core"], test_host = "//Host:App")
      """, at: "Code/App/BUILD", files: ["Code/MODULE.bazel": ""])
    #expect(
      try project.target("Core").dependencies == [
        .target(id: "//App:A"),
        .remoteTarget(project: "Code/Core", id: "//Core:Core", name: "Core"),
        .remoteTarget(project: "Code/Net", id: "//Net:net_ios", name: "net_ios"),
        .remoteTarget(project: "Code/Net/iOS", id: "//Net/iOS:Kit", name: "Kit"),
        .remoteTarget(project: "Code/Base", id: "//Base:Base", name: "Base"),
      ])
    #expect(project.targets.map(\.kind) == [.library, .aggregate, .aggregate, .unitTests])
    #expect(
      try project.target("C").dependencies == [
        .remoteTarget(project: "Code/Core", id: "//Core:Core", name: "Core")
      ])
    #expect(
      try project.target("Tests").testHost
        == .remoteTarget(project: "Code/Host", id: "//Host:App", name: "App"))
  }

  @Test(arguments: ["[\":A\"] + more()", "[\":A\"], **MORE", "MORE", "[\":A\", name()]"])
  func dependenciesMayBeComputed(written: String) throws {
    let target = try bazel("swift_library(name = \"Core\", deps = \(written))").target("Core")
    #expect(!target.hasAllDependencies)
    #expect(try bazel("swift_library(name = \"Core\")").target("Core").hasAllDependencies)
  }

  @Test func dependenciesAreFoundInOtherPackages() throws {
    let app = try bazel("swift_library(name = \"App\", deps = [\"//Core\", \":Own\"])")
    let core = try bazel("swift_library(name = \"Core\")", at: "Core/BUILD.bazel")
    let index = TargetIndex([app, core])
    #expect(
      index.targets(meantBy: app.targets[0].dependencies[0], in: 0) == [
        TargetIndex.Position(project: 1, target: 0)
      ])
    #expect(index.targets(meantBy: app.targets[0].dependencies[1], in: 0) == [])
  }
}
