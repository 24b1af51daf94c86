import Testing

@testable import LintelProjectFiles

/// Settings from `.xcconfig` files.
@Suite struct ConfigurationFileTests {
  private let text = ProjectText(mainGroup: ["Base"]).file("Base", "Config/App.xcconfig")
    .target("App")

  private func read(_ files: [String: String], settings: String = "") throws -> ProjectDescription {
    try text.settings(of: "App", settings, "baseConfigurationReference = Base;").read(files: files)
  }

  private func module(_ file: String) throws -> TargetModule {
    try read(["Config/App.xcconfig": file]).target("App").module
  }

  @Test(arguments: [
    ("PRODUCT_NAME = App", "App"), ("PRODUCT_NAME=App; // said twice", "App"),
    ("PRODUCT_NAME = Old\r\n\tPRODUCT_NAME\t=\tNew\r\n", "New"),
    ("// PRODUCT_NAME = Old\nPRODUCT_NAME = \"$(TARGET_NAME)Kit\"", "_AppKit_"),
    ("PRODUCT_NAME = X\nPRODUCT_NAME[config=Release] = Y", "X"),
    ("PRODUCT_NAME = X\nPRODUCT_NAME[config=Debug][sdk=*] = Y", "Y"),
    ("PRODUCT_NAME = https://lintel.example", "https_"),
  ])
  func assignmentsAreRead(file: String, name: String) throws {
    #expect(try module(file) == TargetModule(name: name))
  }

  @Test func layersStandInTheirOrder() throws {
    let project = try ProjectText(mainGroup: ["P", "T"])
      .file("P", "P.xcconfig").file("T", "T.xcconfig").target("App")
      .settings(
        of: "App", "PRODUCT_NAME = \"$(inherited)D\";", "baseConfigurationReference = T;"
      )
      .settings(
        of: "Project", "PRODUCT_NAME = \"$(inherited)B\";", "baseConfigurationReference = P;"
      )
      .read(files: [
        "P.xcconfig": "PRODUCT_NAME = A", "T.xcconfig": "PRODUCT_NAME = $(inherited)C",
      ])
    #expect(try project.target("App").module.name == "ABCD")
  }

  @Test func fileMayBeInASynchronizedFolder() throws {
    let project = try ProjectText(mainGroup: ["G"]).group("G", "path = ios;", ["F"])
      .folder("F", "App").target("App")
      .settings(
        of: "App", "",
        "baseConfigurationReferenceAnchor = F; "
          + "baseConfigurationReferenceRelativePath = Config/App.xcconfig;"
      ).read(files: ["ios/App/Config/App.xcconfig": "PRODUCT_NAME = Anchored"])
    #expect(try project.target("App").module == TargetModule(name: "Anchored"))
  }

  @Test(arguments: ["PRODUCT_NAME = Beside", nil])
  func includesMayBeRelativeToTheProject(beside: String?) throws {
    var files = [
      "Config/App.xcconfig": "#include \"Shared/Name.xcconfig\"",
      "Shared/Name.xcconfig": "PRODUCT_NAME = Project",
    ]
    files["Config/Shared/Name.xcconfig"] = beside
    let project = try read(files)
    #expect(try project.target("App").module.name == (beside == nil ? "Project" : "Beside"))
    #expect(project.notes == [])
  }

  @Test func includesAreRelativeToTheirFile() throws {
    let project = try read([
      "Config/App.xcconfig": "#include \"../Shared.xcconfig\"\nPRODUCT_NAME = $(NAME)Kit",
      "Shared.xcconfig": "#include? \"Local/Name.xcconfig\"\n  #include \"More.xcconfig\" // more",
      "Local/Name.xcconfig": "NAME = Local", "More.xcconfig": "OTHER = x",
    ])
    #expect(try project.target("App").module == TargetModule(name: "LocalKit"))
    #expect(project.notes == [])
  }

  @Test func laterLinesAreStronger() throws {
    let included = "Config/B.xcconfig"
    #expect(
      try read([
        "Config/App.xcconfig": "PRODUCT_NAME = A\n#include \"B.xcconfig\"",
        included: "PRODUCT_NAME = B",
      ]).target("App").module.name == "B")
    #expect(
      try read([
        "Config/App.xcconfig": "#include \"B.xcconfig\"\nPRODUCT_NAME = A",
        included: "PRODUCT_NAME = B",
      ]).target("App").module.name == "A")
  }

  @Test func missingFileIsNoted() throws {
    let project = try read([:], settings: "PRODUCT_NAME = App;")
    #expect(try project.target("App").module == TargetModule(name: "App"))
    #expect(
      project.notes.map(\.message) == [
        "there is no file 'Config/App.xcconfig', so its settings are not known"
      ])
  }

  @Test func missingIncludeIsNotedUnlessItIsOptional() throws {
    let project = try read([
      "Config/App.xcconfig":
        "PRODUCT_NAME = App\n #include \"Pods.xcconfig\"\n#include? \"My.xcconfig\""
    ])
    #expect(try project.target("App").module == TargetModule(name: "App"))
    #expect(
      project.notes.map(\.description) == [
        "Config/App.xcconfig:2:2: there is no file 'Config/Pods.xcconfig', "
          + "so its settings are not known"
      ])
  }

  @Test func filesThatIncludeThemselvesEnd() throws {
    let project = try read([
      "Config/App.xcconfig": "#include \"B.xcconfig\"\nPRODUCT_NAME = $(NAME)",
      "Config/B.xcconfig": "NAME = B\n#include \"App.xcconfig\"",
    ])
    #expect(try project.target("App").module == TargetModule(name: "B"))
    #expect(
      project.notes.map(\.description) == [
        "Config/B.xcconfig:2:1: 'Config/App.xcconfig' includes itself; it is read once"
      ])
  }
}
