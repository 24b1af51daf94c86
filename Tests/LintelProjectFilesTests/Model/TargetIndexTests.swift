import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Which targets of a workspace dependencies mean.
@Suite struct TargetIndexTests {
  private let index: TargetIndex

  init() throws {
    index = TargetIndex([
      try ProjectText().target("App").target("Core iOS", product: "Core.framework").read(),
      try ProjectText().target("Kit", product: "Kit.framework")
        .target("Core macOS", product: "Core.framework").read(
          at: "Kit/Kit.xcodeproj/project.pbxproj"),
    ])
  }

  private func targets(_ dependency: TargetDependency) -> [[Int]] {
    index.targets(meantBy: dependency, in: 0).map { [$0.project, $0.target] }
  }

  @Test func targetsOfTheProjectAreFound() {
    #expect(targets(.target(id: "Core iOS")) == [[0, 1]])
    #expect(targets(.target(id: "Kit")) == [])
  }

  @Test(arguments: [
    ("Kit", nil, [[1, 0]]), ("Kit product", nil, [[1, 0]]), ("Kit", "Core macOS", [[1, 0]]),
    ("OLD", "Core macOS", [[1, 1]]), ("OLD", "Gone", []), (nil, nil, []),
  ])
  func targetsOfOthersAreFoundByIDAndElseByName(id: String?, name: String?, found: [[Int]]) {
    #expect(targets(.remoteTarget(project: "Kit/Kit.xcodeproj", id: id, name: name)) == found)
  }

  @Test func projectThatIsNotThereHasNone() {
    #expect(targets(.remoteTarget(project: "Pods/Pods.xcodeproj", id: "Kit", name: "Kit")) == [])
  }

  @Test func productsOfTheProjectGoBeforeThoseOfOthers() {
    #expect(targets(.product(fileName: "Core.framework")) == [[0, 1]])
    let fromElsewhere = index.targets(meantBy: .product(fileName: "Kit.framework"), in: 0)
    #expect(fromElsewhere.map { [$0.project, $0.target] } == [[1, 0]])
    #expect(targets(.product(fileName: "UIKit.framework")) == [])
    #expect(targets(.packageProduct("Core", package: nil)) == [])
  }

  @Test func productsOfTheWorkspaceGoBeforeThoseOfOthers() throws {
    var projects = [try ProjectText().target("App").read()]
    for folder in ["A", "B", "C"] {
      projects.append(
        try ProjectText().target("Kit", product: "Kit.framework").read(
          at: "\(folder)/Kit.xcodeproj/project.pbxproj"))
    }
    let kit = TargetDependency.product(fileName: "Kit.framework")
    func found() -> [Int] { TargetIndex(projects).targets(meantBy: kit, in: 0).map(\.project) }
    #expect(found() == [1, 2, 3])
    projects[2].workspaces = [PathKey("Other")]
    projects[0].workspaces = [PathKey("All"), PathKey("App")]
    #expect(found() == [1, 2, 3])
    projects[1].workspaces = [PathKey("App")]
    projects[3].workspaces = [PathKey("All")]
    #expect(found() == [1, 3])
  }
}
