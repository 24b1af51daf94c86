import Testing

@testable import LintelWorkspace

/// Which pods that are developed in place targets of Xcode depend on.
@Suite struct PodUserTests {
  private static let project = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (App, Other, Tests);
        attributes = {TargetAttributes = {Tests = {TestTargetID = App;};};};};
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, O, T);};
      A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      O = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>";};
      T = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>";};
      App = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A);
        productType = "com.apple.product-type.application";};
      Other = {isa = PBXNativeTarget; name = Other; fileSystemSynchronizedGroups = (O);
        productType = "com.apple.product-type.framework";};
      Tests = {isa = PBXNativeTarget; name = Tests; fileSystemSynchronizedGroups = (T);
        productType = "com.apple.product-type.bundle.unit-test";};
    }; rootObject = P; }
    """

  /// The modules of the project's targets.
  private func modules(
    podfile: String, at path: String = "Podfile", project: String = "App.xcodeproj",
    otherPodfiles: [String: String] = [:]
  ) throws -> [String] {
    let folder = TemporaryFolder()
    folder.write("\(project)/project.pbxproj", Self.project)
    folder.write(path, podfile)
    for (path, text) in otherPodfiles { folder.write(path, text) }
    let specification = "Pod::Spec.new do |s|\n  s.source_files = 'Sources/*.swift'\nend\n"
    for pod in ["Kit", "Mock"] {
      folder.write("Pods/\(pod).podspec", "")
      folder.write("Modules/\(pod)/\(pod).podspec", specification)
      folder.write("Modules/\(pod)/Sources/a.swift")
    }
    let parent = project.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for name in ["App", "Other", "Tests"] { folder.write("\(parent)\(name)/a.swift") }
    let workspace = try Workspace(root: folder.path)
    return workspace.modules.filter { ["App", "Other", "Tests"].contains($0.name) }.map { module in
      let names = module.declaredDependencies.map { $0.map(\.name).joined(separator: " ") } ?? "?"
      let seen = module.dependencies.map { workspace.modules[$0].name }.joined(separator: " ")
      return "\(module.name): \(names); \(seen)"
    }
  }

  @Test func aTargetDependsOnWhatItAndThoseAroundItList() throws {
    let found = try modules(
      podfile: """
        platform :ios, '17.0'
        use_frameworks!
        pod 'Alamofire', '~> 5'
        abstract_target 'Shared' do
          pod 'Kit', :path => 'Modules/Kit'
          target 'App' do
            target 'Tests' do
              inherit! :search_paths
              pod 'Mock', path: 'Modules/Mock'
            end
          end
        end
        target 'Other' do
          inherit! :none
        end
        post_install do |installer|
          installer.pods_project.targets.each { |target| puts target }
          if installer
            puts 'done'
          end
        end
        """)
    #expect(
      found == [
        "App: Kit Alamofire; Kit", "Other: ; ", "Tests: Mock Kit Alamofire App; App Kit Mock",
      ])
  }

  @Test func functionsThatListPodsAreFollowed() throws {
    let found = try modules(
      podfile: """
        def base
          pod 'Kit', path: 'Modules/Kit'
        end
        def all_pods
          base
          pod 'Mock', path: 'Modules/Mock'
        end
        target 'App' do all_pods end
        target('Other') do
          base()
        end
        target 'Tests' do
          base
        end
        """)
    #expect(
      found == ["App: Mock Kit; Kit Mock", "Other: Kit; Kit", "Tests: Kit App Mock; App Kit Mock"])
  }

  @Test(arguments: [
    "  pod 'Mock', path: 'Modules/Mock' if ENV['CI']", "  pod name", "  use_native_modules!\n",
    "  if ENV['CI']\n    pod 'Mock', path: 'Modules/Mock'\n  end", "  shared_pods",
    "  %w[A B].each do |name|\n    pod name\n  end", "  pod 'Mo' + 'ck'", "  inherit! kind",
    "  %w[A B].each { |name| pod name }", "  pod 'A'\nend\nif x\n  pod 'B'\nend\nbegin",
    "  twice\nend\ndef twice\nend\ndef twice\n  pod 'A'",
  ])
  func whatIsComputedLeavesDependenciesUnknown(line: String) throws {
    let modules = try modules(
      podfile: "target 'App' do\n  pod 'Kit', path: 'Modules/Kit'\n\(line)\nend\n")
    #expect(modules[0].hasPrefix("App: ?; Kit"), "\(modules[0])")
  }

  @Test func aTargetThatIsNotListedMayUseAnyPod() throws {
    let podfile = "target 'App' do\n  pod 'Kit', path: 'Modules/Kit'\nend\n"
    #expect(try modules(podfile: podfile) == ["App: Kit; Kit", "Other: ?; ", "Tests: ?; App Kit"])
  }

  @Test func theProjectIsTheOneThatIsNamed() throws {
    let list = "  pod 'Kit', path: 'Modules/Kit'\nend\n"
    #expect(
      try modules(podfile: "target 'App' do\n" + list, project: "ios/App.xcodeproj")
        == ["App: ?; ", "Other: ?; ", "Tests: ?; App"])
    for name in ["ios/App", "./ios/App.xcodeproj"] {
      #expect(
        try modules(
          podfile: "project '\(name)'\ntarget 'App' do\n" + list, project: "ios/App.xcodeproj")
          == ["App: Kit; Kit", "Other: ?; ", "Tests: ?; App Kit"])
    }
    #expect(
      try modules(podfile: "target 'App' do\n" + list, at: "Else/Podfile")
        == ["App: ; ", "Other: ; ", "Tests: App; App"])
  }

  @Test func whatTheNearestPodfileListsComesFirst() throws {
    let list = { (pod: String, project: String) in
      "project '\(project)/App'\ntarget 'App' do\n  pod '\(pod)', path: 'Gone'\nend\n"
    }
    let found = try modules(
      podfile: list("Root", "a/b/c/d"), project: "a/b/c/d/App.xcodeproj",
      otherPodfiles: [
        "a/Podfile": list("A", "b/c/d"), "a/b/Podfile": list("B", "c/d"),
        "a/b/c/Podfile": list("C", "d"), "a/b/c/d/Podfile": list("D", "."),
      ])
    #expect(found[0] == "App: D C B A Root; ")
  }
}
