import Testing

@testable import LintelProjectFiles

/// What targets need: declared, linked or copied.
@Suite struct DependencyTests {
  @Test func targetsOfTheProjectAreFound() throws {
    let project = try ProjectText()
      .target("App", "dependencies = (D1, D2, D3, D4);").target("A").target("B").target("C")
      .object("D1", "PBXTargetDependency", "target = A; targetProxy = P1;")
      .object("D2", "PBXTargetDependency", "targetProxy = P2;")
      .object("D3", "PBXTargetDependency", "targetProxy = P3;")
      .object("D4", "PBXTargetDependency", "name = Odd;")
      .object("P1", "PBXContainerItemProxy", "containerPortal = Project; remoteGlobalIDString = A;")
      .object("P2", "PBXContainerItemProxy", "containerPortal = Project; remoteGlobalIDString = B;")
      .object(
        "P3", "PBXContainerItemProxy",
        "containerPortal = Project; remoteGlobalIDString = OLD; remoteInfo = C;"
      ).read()
    #expect(
      try project.target("App").dependencies == [
        .target(id: "A"), .target(id: "B"), .target(id: "C"),
      ])
  }

  @Test func targetsOfOtherProjectsAreFoundByProxy() throws {
    let project = try ProjectText(
      mainGroup: ["G"], "projectReferences = ({ProductGroup = PG; ProjectRef = Kit;});"
    )
    .group("G", "path = Vendor;", ["Kit"]).file("Kit", "../../Kit/Kit.xcodeproj")
    .group("PG", "name = Products;", ["Proxy"])
    .object("Proxy", "PBXReferenceProxy", "path = Kit.framework; remoteRef = P2;")
    .object("D", "PBXTargetDependency", "name = Kit; targetProxy = P1;")
    .object(
      "P1", "PBXContainerItemProxy",
      "containerPortal = Kit; proxyType = 1; remoteGlobalIDString = 7; remoteInfo = Kit;"
    )
    .object(
      "P2", "PBXContainerItemProxy",
      "containerPortal = Kit; proxyType = 2; remoteGlobalIDString = 8; remoteInfo = KitUI;"
    )
    .target("App", linked: ["Proxy"], "dependencies = (D);")
    .read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(
      try project.target("App").dependencies == [
        .remoteTarget(project: "Kit/Kit.xcodeproj", id: "7", name: "Kit"),
        .remoteTarget(project: "Kit/Kit.xcodeproj", id: "8", name: "KitUI"),
      ])
  }

  @Test func productsAreLinkedByName() throws {
    let project = try ProjectText(mainGroup: ["SDK", "Other", "Vendored", "Text"])
      .file("SDK", "System/Library/Frameworks/UIKit.framework", tree: "SDKROOT")
      .file("Other", "Other.framework", tree: "BUILT_PRODUCTS_DIR")
      .file("Vendored", "Carthage/Build/Vendored.framework").file("Text", "Read.txt")
      .target("Core", type: "framework", product: "Core.framework")
      .target("App", linked: ["Core product", "SDK", "Other", "Vendored", "Text"]).read()
    #expect(
      try project.target("App").dependencies == [
        .target(id: "Core"), .product(fileName: "Other.framework"),
        .product(fileName: "Vendored.framework"),
      ])
    #expect(
      try project.target("Core").product
        == TargetProduct(id: "Core product", fileName: "Core.framework"))
  }

  @Test func linkerFlagsLinkProducts() throws {
    let project = try ProjectText().target("App").settings(
      of: "App",
      "OTHER_LDFLAGS = (\"$(inherited)\", \"-ObjC\", \"-framework\", \"\\\"Kit\\\"\", \"-lCore\");"
    ).read()
    #expect(
      try project.target("App").dependencies == [
        .product(fileName: "Kit.framework"), .product(fileName: "libCore.a"),
        .product(fileName: "libCore.dylib"),
      ])
  }

  @Test(arguments: [
    "-weak_framework", "-reexport_framework", "-merge_framework", "-no_merge_framework",
    "-lazy_framework", "-upward_framework",
  ])
  func frameworksAreLinkedInManyWays(flag: String) throws {
    let project = try ProjectText().target("App").settings(
      of: "App", "OTHER_LDFLAGS = \"\(flag) Kit -Xlinker\";"
    ).read()
    #expect(try project.target("App").dependencies == [.product(fileName: "Kit.framework")])
  }

  @Test(arguments: ["-weak-l", "-merge-l", "-no_merge-l", "-reexport-l", "-lazy-l", "-upward-l"])
  func librariesAreLinkedInManyWays(flag: String) throws {
    let project = try ProjectText().target("App").settings(
      of: "App", "OTHER_LDFLAGS = \"\(flag)Kit \(flag)\";"
    ).read()
    #expect(
      try project.target("App").dependencies == [
        .product(fileName: "libKit.a"), .product(fileName: "libKit.dylib"),
      ])
  }

  @Test func copiedProductsAndRepetitionsCountOnce() throws {
    let project = try ProjectText()
      .target("Ext", type: "app-extension", product: "Ext.appex")
      .target("App", product: "App.app", "buildPhases = (Copy); dependencies = (D);")
      .object("D", "PBXTargetDependency", "target = Ext;")
      .object("Copy", "PBXCopyFilesBuildPhase", "files = (1, 2);")
      .object("1", "PBXBuildFile", "fileRef = \"Ext product\";")
      .object("2", "PBXBuildFile", "fileRef = \"App product\";").read()
    #expect(try project.target("App").dependencies == [.target(id: "Ext")])
  }

  @Test func productsOfPackagesAreFound() throws {
    let project = try ProjectText(mainGroup: [], "packageReferences = (Local, Remote);")
      .object("Local", "XCLocalSwiftPackageReference", "relativePath = ../Kit;")
      .object(
        "Remote", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://git.example/net\";"
      )
      .object("A", "XCSwiftPackageProductDependency", "package = Local; productName = A;")
      .object("B", "XCSwiftPackageProductDependency", "package = Remote; productName = B;")
      .object("C", "XCSwiftPackageProductDependency", "productName = C;")
      .object("L", "XCSwiftPackageProductDependency", "productName = \"plugin:Linter\";")
      .object("D", "PBXTargetDependency", "productRef = C;")
      .object("Link", "PBXFrameworksBuildPhase", "files = (1);")
      .object("1", "PBXBuildFile", "productRef = A;")
      .target(
        "App",
        "buildPhases = (Link); dependencies = (D); packageProductDependencies = (A, B, L);"
      ).read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(
      try project.target("App").dependencies == [
        .packageProduct("C", package: nil), .packageProduct("A", package: .folder("Kit")),
        .packageProduct("B", package: .repository("https://git.example/net")),
      ])
    #expect(project.packageFolders == ["Kit"])
  }

  @Test func foldersWithAManifestArePackages() throws {
    let text = ProjectText(mainGroup: ["A", "B", "C", "D"])
      .file("A", "Modules/A", "lastKnownFileType = wrapper;")
      .file("B", "B", "lastKnownFileType = folder;").file("C", "C", "lastKnownFileType = text;")
      .file("D", "D.txt", "lastKnownFileType = text;")
    let files = ["Modules/A/Package.swift": "", "C/Package.swift": "", "D.txt/Package.swift": ""]
    #expect(try text.read(files: files).packageFolders == ["Modules/A", "C"])
  }

  @Test func testsNameTheirHost() throws {
    let text = ProjectText(
      mainGroup: [], "attributes = {TargetAttributes = {Said = {TestTargetID = App;};};};"
    )
    .target("App", product: "The App.app").target("Said").target("Set").target("UI").target("None")
    .target("Far")
    .settings(of: "Set", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/$(HOST).app/x\"; HOST = \"The App\";")
    .settings(of: "Far", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Far.app/Far\";")
    .settings(of: "UI", "TEST_TARGET_NAME = App;")
    let project = try text.read()
    #expect(try project.target("Said").testHost == .target(id: "App"))
    #expect(try project.target("Set").testHost == .target(id: "App"))
    #expect(try project.target("Far").testHost == .product(fileName: "Far.app"))
    #expect(try project.target("UI").testHost == .target(id: "App"))
    #expect(try project.target("None").testHost == nil)
  }
}
