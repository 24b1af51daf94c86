import Testing

@testable import LintelWorkspace

/// Files that targets of specifications compile, where no project was made from them.
@Suite struct XcodeGenTargetTests {
  private static let specification = """
    name: Shop
    include: Kit/target.yml
    targets:
      Shop:
        type: application
        sources: [{ path: Sources, excludes: ["**/*Preview.swift"] }, Shared/Money.swift]
      ShopTests: { type: bundle.unit-test, sources: [Checks] }
    """

  private func workspace(
    _ files: [String], specification: String = Self.specification
  ) throws -> Workspace {
    let folder = TemporaryFolder()
    folder.write("ios/project.yml", specification)
    folder.write(
      "ios/Kit/target.yml",
      "targets: { Kit: { type: framework, sources: [., ../Shared/Money.swift] } }")
    for file in files { folder.write(file) }
    return try Workspace(root: folder.path)
  }

  @Test func aFileBelongsToAllTargetsThatCompileIt() throws {
    let workspace = try workspace([
      "ios/Checks/T.swift", "ios/Kit/K.swift", "ios/Shared/Money.swift",
      "ios/Sources/Cart/Cart.swift", "ios/Sources/Cart/CartPreview.swift",
    ])
    #expect(
      listing(workspace) == [
        "ios/Checks/T.swift [ShopTests] test", "ios/Kit/K.swift [Kit]",
        "ios/Shared/Money.swift [Kit, Shop]", "ios/Sources/Cart/Cart.swift [Shop]",
        "ios/Sources/Cart/CartPreview.swift []",
      ])
    #expect(workspace.manifestPaths == ["ios/project.yml"])
    #expect(workspace.notes == [])
  }

  @Test func aFileOfAnotherToolSaysNothing() throws {
    let workspace = try workspace(["ios/Sources/A.swift"], specification: "title: Shop\n")
    #expect(listing(workspace) == ["ios/Sources/A.swift []"])
    #expect(workspace.manifestPaths == [])
  }

  @Test func aDamagedSpecificationIsAnError() {
    #expect(throws: WorkspaceErrors.self) {
      try workspace(["ios/Sources/A.swift"], specification: "targets: {")
    }
  }

  @Test func aDamagedSpecificationBesideItsXcodeProjectIsNoted() throws {
    let folder = TemporaryFolder()
    let project = "{ objects = { P = {isa = PBXProject; }; }; rootObject = P; }"
    folder.write("ios/project.yml", "targets: {")
    folder.write("ios/Shop.xcodeproj/project.pbxproj", project)
    folder.write("ios/Sources/A.swift")
    let notes = try Workspace(root: folder.path).notes
    #expect(notes.count == 1)
    #expect(
      notes[0].description.hasPrefix(
        "ios/project.yml:1:11: this cannot be read, so only the Xcode project beside it counts, "
          + "which may lack files: "), "\(notes)")
    #expect(
      notes[0].description.hasSuffix("; or leave it out under 'sources: exclude'"), "\(notes)")

    folder.write("other/project.yml", "targets: {")
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: folder.path) }
    #expect(error?.errors.map(\.path) == ["other/project.yml"])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let text =
      "include: gone.yml\n"
      + Self.specification.split(separator: "\n").dropFirst(2)
      .joined(separator: "\n")
    let workspace = try workspace(["ios/Sources/A.swift"], specification: text)
    #expect(
      workspace.notes.map(\.description) == [
        "ios/project.yml:1:10: there is no file 'ios/gone.yml', so its contents are not known"
      ])
  }
}
