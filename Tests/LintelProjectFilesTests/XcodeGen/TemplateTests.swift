import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Targets that say what others say as well, and targets for several platforms.
@Suite struct TemplateTests {
  @Test func aTargetIsLaidOverItsTemplates() throws {
    let text = """
      targetTemplates:
        Base: { type: framework, sources: [A.swift], settings: { PRODUCT_NAME: Base } }
        Other: { type: tool, sources: [B.swift] }
      targets:
        App: { templates: [Base, Other, Unknown], sources: [C.swift] }
      """
    let app = try specification(text).target("App")
    #expect(app.kind == .tool)
    #expect(app.files.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    #expect(app.module.name == "Base")
  }

  @Test func templatesHaveTemplates() throws {
    let text = """
      targetTemplates:
        Lowest: { type: tool, productName: Lowest }
        Base: { templates: [Lowest], productName: Base }
      targets:
        App: { templates: [Base] }
      """
    #expect(try specification(text).target("App").product?.fileName == "Base")
  }

  @Test func templatesMayNameEachOther() throws {
    let text = """
      targetTemplates:
        A: { templates: [B], sources: [A.swift] }
        B: { templates: [A], sources: [B.swift] }
      targets:
        App: { templates: [A] }
      """
    #expect(try specification(text).files(of: "App") == ["A.swift", "B.swift"])
  }

  @Test func variablesHaveValues() throws {
    let text = """
      targetTemplates:
        Base:
          type: framework
          sources: ["${target_name}/Sources", "${folder}/${file}.swift", "${other}/C.swift"]
          dependencies: [{ target: "${target_name}Kit" }]
      targets:
        App: { templates: [Base], templateAttributes: { folder: In, file: A } }
        AppKit: {}
      """
    let project = try specification(text)
    let app = try project.target("App")
    #expect(app.patterns.map(\.folder) == ["App/Sources"])
    #expect(app.files.map(\.path) == ["In/A.swift"])
    #expect(app.dependencies == [.target(id: "AppKit")])
    #expect(
      project.noteTexts == [
        "project.yml:4:68: the value of '${other}' comes from the environment and is not known; "
          + "the files there are in no target"
      ])
  }

  @Test func severalPlatformsAreSeveralTargets() throws {
    let text = """
      targets:
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: ["Sources", "${platform}.swift"]
      """
    let project = try specification(text)
    #expect(project.targets.map(\.name) == ["Kit_iOS", "Kit_macOS"])
    #expect(project.targets.map(\.module.name) == ["Kit", "Kit"])
    #expect(project.targets.map(\.product?.fileName) == ["Kit.framework", "Kit.framework"])
    #expect(project.targets.map(\.platforms) == [[.ios], [.macos]])
    #expect(project.targets.map { $0.files.map(\.path) } == [["iOS.swift"], ["macOS.swift"]])
  }

  @Test func platformsMayBeThoseOfATemplate() throws {
    let text = """
      targetTemplates:
        Base: { platform: [iOS, tvOS], platformSuffix: "-${platform}", platformPrefix: "The" }
      targets:
        Kit: { templates: [Base], type: framework }
      """
    #expect(try specification(text).targets.map(\.name) == ["TheKit-iOS", "TheKit-tvOS"])
  }

  @Test func aTemplateMayBeThatOfAPlatform() throws {
    let text = """
      targetTemplates:
        iOSBase: { sources: [A.swift] }
        macOSBase: { sources: [B.swift] }
      targets:
        Kit: { platform: [iOS, macOS], templates: ["${platform}Base"] }
      """
    let project = try specification(text)
    #expect(project.targets.map { $0.files.map(\.path) } == [["A.swift"], ["B.swift"]])
  }

  @Test func settingsOfSeveralPlatformsKeepTheirProductName() throws {
    let text = """
      targets:
        Kit: { platform: [iOS], settings: { base: { PRODUCT_NAME: Own } } }
        Lib: { platform: [iOS], settings: { base: { OTHER: "1" } } }
      """
    #expect(try specification(text).targets.map(\.module.name) == ["Own", "Lib"])
  }

  @Test func destinationsArePlatforms() throws {
    let text = """
      targets:
        App: { type: application, supportedDestinations: [iOS, macOS] }
        Mac: { type: application, supportedDestinations: [macCatalyst] }
        Open: { type: application, platform: auto }
      """
    let platforms = try specification(text).targets.map(\.platforms)
    #expect(platforms == [[.ios, .macos], [.ios], nil])
  }
}
