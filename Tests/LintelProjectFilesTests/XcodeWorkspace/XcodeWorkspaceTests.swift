import Testing

@testable import LintelProjectFiles

/// What workspaces put together.
@Suite struct XcodeWorkspaceTests {
  private func read(
    _ elements: String, at path: String = "ios/App.xcworkspace/contents.xcworkspacedata",
    packages: Set<String> = []
  ) throws -> XcodeWorkspace {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\(elements)</Workspace>\n"
    return try XcodeWorkspace.read(
      Array(text.utf8), at: path,
      others: OtherFiles { path in
        packages.contains(path) ? [] : nil
      })
  }

  @Test func projectsAreThoseOfAllGroups() throws {
    let workspace = try read(
      """
      <FileRef location = "group:App.xcodeproj"></FileRef>
      <Group location = "container:Vendor" name = "Vendor">
        <FileRef location='group:Kit/Kit.xcodeproj'/>
        <Group location="group:Deep/../Deeper" name="D">
          <FileRef location="group:A.xcodeproj"/><FileRef location="container:B.xcodeproj"/>
        </Group>
        <Group name="Only a name"><FileRef location="group:C.xcodeproj"/></Group>
      </Group>
      <!-- the end -->
      <FileRef location="group:../Mac/Mac.xcodeproj"/>
      <FileRef location="absolute:/opt/Tools.xcodeproj"/>
      """)
    #expect(
      workspace.projects == [
        "ios/App.xcodeproj", "ios/Vendor/Kit/Kit.xcodeproj", "ios/Vendor/Deeper/A.xcodeproj",
        "ios/B.xcodeproj", "ios/Vendor/C.xcodeproj", "Mac/Mac.xcodeproj", "/opt/Tools.xcodeproj",
      ])
  }

  @Test func whatIsNamedTwiceIsThereOnce() throws {
    let workspace = try read(
      """
      <FileRef location="group:A.xcodeproj"/><FileRef location="container:./A.xcodeproj"/>
      <FileRef location="group:Kit"/><FileRef location="group:Kit/"/>
      """, packages: ["ios/Kit/Package.swift"])
    #expect(workspace.projects == ["ios/A.xcodeproj"])
    #expect(workspace.packageFolders == ["ios/Kit"])
  }

  @Test func onlyFoldersWithAManifestArePackages() throws {
    let workspace = try read(
      """
      <FileRef location="group:Kit"/><FileRef location="group:README.md"/>
      <FileRef location="group:Gone"/><FileRef location="container:"/>
      """, at: "App.xcworkspace/contents.xcworkspacedata",
      packages: ["Kit/Package.swift", "Package.swift"])
    #expect(workspace.packageFolders == ["Kit", ""])
  }

  @Test func whatIsRelativeToNothingKnownIsLeftOut() throws {
    let workspace = try read(
      """
      <FileRef location="self:"/><FileRef location="developer:A.xcodeproj"/><FileRef location="B"/>
      <Group location="odd:x"><FileRef location="group:C.xcodeproj"/></Group><FileRef/>
      """)
    #expect(workspace.projects == [] && workspace.packageFolders == [])
  }

  @Test func entitiesAreDecoded() throws {
    let workspace = try read(#"<FileRef location="group:A &amp; B&#x27;s&quot;.xcodeproj"/>"#)
    #expect(workspace.projects == [#"ios/A & B's".xcodeproj"#])
  }

  @Test(arguments: [
    ("", "1:1: the file ends too early"), ("{}", "1:1: expected a tag"),
    ("<plist/>", "1:1: this is not a workspace of Xcode"),
    ("<Workspace>\n<Group></FileRef>", "2:8: expected '</Group>'"),
    ("<Workspace>\n<FileRef location/></Workspace>", "2:18: expected an attribute"),
    ("<Workspace a=b/>", "1:14: expected an attribute"),
    ("<Workspace a=\"b/>", "1:14: the text that begins here"),
    ("<Workspace a=\"&b;\"/>", "1:15: there is no such character"),
    ("<Workspace/> a", "1:14: expected nothing after the end"),
    ("<Workspace>\n<<<<<<< a\n", "2:1: a merge conflict"),
    ("<Workspace>a</Workspace>", "1:12: expected a tag"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><Workspace/>", "1:13: a property list with entities"),
    (String(repeating: "<Group>", count: 200), "1:897: brackets are nested deeper"),
  ])
  func saysWhereAndWhatIsWrong(text: String, start: String) {
    #expect {
      try XcodeWorkspace.read(
        Array(text.utf8), at: "A.xcworkspace/contents.xcworkspacedata",
        others: OtherFiles { _ in
          nil
        })
    } throws: { error in
      guard let error = error as? ProjectFileError else { return false }
      return "\(error.line):\(error.column): \(error.message)".hasPrefix(start)
    }
  }
}
