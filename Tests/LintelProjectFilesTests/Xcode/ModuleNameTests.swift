import Testing

@testable import LintelProjectFiles

/// The names by which `import` knows targets.
@Suite struct ModuleNameTests {
  private func module(
    _ settings: String, target: String = "My App", project: String = ""
  ) throws -> TargetModule {
    try ProjectText().target(target).settings(of: target, settings)
      .settings(of: "Project", project).read().target(target).module
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "My_App"),
    ("PRODUCT_NAME = \"3D-Kit.Core\";", "_D_Kit_Core"),
    ("PRODUCT_NAME = \"Grüße 世界\";", "Grüße_世界"),
    ("PRODUCT_NAME = \"$(TARGET_NAME:lower)\";", "my_app"),
    ("PRODUCT_NAME = Shown; PRODUCT_MODULE_NAME = Real;", "Real"),
    ("PRODUCT_NAME = App; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:identifier)Kit\";", "AppKit"),
    ("PRODUCT_NAME = \"${BRAND}-$(TARGETNAME:rfc1034identifier)\"; BRAND = X;", "X_My_App"),
    ("PRODUCT_NAME = \"$(PROJECT_NAME)$(CONFIGURATION)\";", "AppDebug"),
    ("PRODUCT_NAME = \"$(NONE:default=Else)\";", "Else"),
    ("PRODUCT_NAME = \"$($(WHICH)_NAME:upper)\"; WHICH = B; B_NAME = b;", "B"),
  ])
  func nameIsComputed(settings: String, name: String) throws {
    #expect(try module(settings) == TargetModule(name: name))
  }

  @Test(arguments: [
    ("", "PRODUCT_NAME = Low;", "Low"),
    ("PRODUCT_NAME = \"$(inherited)High\";", "PRODUCT_NAME = Low;", "LowHigh"),
    ("PRODUCT_NAME = \"$(PRODUCT_NAME)High\";", "PRODUCT_NAME = Low;", "LowHigh"),
    ("BASE = High;", "PRODUCT_NAME = \"$(BASE)\"; BASE = Low;", "High"),
  ])
  func targetIsStrongerThanProject(target: String, project: String, name: String) throws {
    #expect(try module(target, project: project) == TargetModule(name: name))
  }

  @Test(arguments: [
    "", "PRODUCT_NAME = \"$(NOWHERE)\";", "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";",
    "PRODUCT_NAME = \"$(TARGET_NAME:reversed)\";",
  ])
  func nameThatCannotBeComputedIsGuessed(settings: String) throws {
    let withProduct = try ProjectText().target("My App", product: "Some Kit.framework")
      .settings(of: "My App", settings).read().target("My App")
    #expect(withProduct.module == TargetModule(name: "Some_Kit", isGuess: true))
    #expect(try module(settings) == TargetModule(name: "My_App", isGuess: true))
  }

  @Test func configurationsMayDiffer() throws {
    let target = try ProjectText()
      .target("App").settings(of: "App", "PRODUCT_NAME = Dev;")
      .settings(of: "App", "PRODUCT_NAME = App;", configuration: "Release")
      .object(
        "App configurations", "XCConfigurationList",
        "defaultConfigurationName = Release; buildConfigurations = (\"App Debug\", \"App Release\");"
      ).read().target("App")
    #expect(target.module == TargetModule(name: "App", alternates: ["Dev"]))
    #expect(target.configurations.map(\.name) == ["Debug", "Release"])
  }

  @Test func configurationOfTheProjectHasTheSameName() throws {
    let project = try ProjectText().target("App")
      .settings(of: "App", "", configuration: "Beta")
      .settings(of: "Project", "PRODUCT_NAME = Dev;")
      .settings(of: "Project", "PRODUCT_NAME = Beta;", configuration: "Beta").read()
    #expect(try project.target("App").module == TargetModule(name: "Beta"))
  }

  @Test func sdksOfTheTargetMayDiffer() throws {
    let settings = "\"PRODUCT_NAME[sdk=macosx*]\" = Mac; PRODUCT_NAME = Phone;"
    #expect(
      try module(settings + "SUPPORTED_PLATFORMS = \"iphoneos macosx\";")
        == TargetModule(name: "Phone", alternates: ["Mac"]))
    #expect(try module(settings + "SDKROOT = iphoneos;") == TargetModule(name: "Phone"))
    #expect(try module(settings + "SDKROOT = macosx10.15;") == TargetModule(name: "Mac"))
  }

  @Test func twinsShareAModule() throws {
    let project = try ProjectText()
      .target("Core iOS", type: "framework", product: "Core.framework")
      .target("Core macOS", type: "framework", product: "Core.framework")
      .settings(of: "Core iOS", "PRODUCT_NAME = Core; SDKROOT = iphoneos;")
      .settings(of: "Core macOS", "PRODUCT_NAME = Core; SDKROOT = macosx;").read()
    #expect(project.targets.map(\.module.name) == ["Core", "Core"])
    #expect(project.targets.map(\.platforms) == [[.ios], [.macos]])
    #expect(Set(project.targets.map(\.id)).count == 2)
  }

  @Test func valuesThatDoubleWithEachStepEnd() throws {
    let steps = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    #expect(try module("PRODUCT_NAME = \"$(A0)\"; \(steps) A40 = x;").isGuess)
  }
}
