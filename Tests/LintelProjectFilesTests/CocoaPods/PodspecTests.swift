import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// What becomes of pods that are developed in place.
@Suite struct PodspecTests {
  private func read(
    _ specification: String, podfile: String = "pod 'My-Kit', path: 'Kit'"
  ) throws -> ProjectDescription {
    try CocoaPodsProject.read(
      Array(podfile.utf8), at: "Podfile",
      others: OtherFiles { path in
        path == "Kit/My-Kit.podspec"
          ? Array("Pod::Spec.new do |s|\n\(specification)\nend\n".utf8) : nil
      })
  }

  private let onDisk = [
    "Kit/A.swift", "Kit/Classes/B.swift", "Kit/Classes/Deep/C.swift", "Kit/Tests/T.swift",
    "Kit/UI/D.swift", "Other/E.swift",
  ]

  private func compiled(_ specification: String, in target: String = "My-Kit") throws -> [String] {
    let patterns = try read(specification).target(target).patterns
    return onDisk.filter { path in patterns.contains { $0.compiles(path) } }
  }

  @Test(arguments: [
    ("s.source_files = 'Classes/**/*.swift'", [1, 2]), ("s.source_files = 'Classes/*.swift'", [1]),
    ("s.source_files = 'Classes/**/*.{h,swift}', 'UI/*'", [1, 2, 4]),
    ("s.source_files = ['UI/*.swift',\n 'A.swift' # last\n]", [0, 4]),
    ("s.source_files = %w[UI/* A.swift]", [0, 4]), ("s.source_files = 'Classes'", [1]),
    ("s.source_files = 'Classes/**'", [1]), ("s.source_files = './**/*.swift'", [0, 1, 2, 3, 4]),
    ("s.source_files = '**/*.swift'\ns.exclude_files = 'Tests/**/*', 'UI'", [0, 1, 2]),
    ("s.source_files = 'A.swift'\ns.source_files += ['UI/*']", [0, 4]),
    ("s.ios.source_files = 'A.swift'\ns.osx.exclude_files = '*'", [0]),
    ("s.description = <<-DESC\n it's\n DESC\ns.source_files = 'A.swift'", [0]),
    ("s.public_header_files = 'UI/*'", []),
  ])
  func filesMatchPatterns(specification: String, files: [Int]) throws {
    #expect(try compiled(specification) == files.map { onDisk[$0] })
  }

  @Test func partsHaveFilesOfTheirOwn() throws {
    let text = """
      s.exclude_files = 'Classes/Deep/*'
      s.subspec 'Core' do |core|
        core.source_files = 'Classes/**/*'
      end
      s.subspec('UI') do |part|
        part.source_files = 'UI/*', 'A.swift'
        part.exclude_files = 'A.swift'
      end
      """
    #expect(try compiled(text) == ["Kit/Classes/B.swift", "Kit/UI/D.swift"])
  }

  @Test func testsAreATargetOfTheirOwn() throws {
    let text = """
      s.source_files = 'A.swift'
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/*'
        t.dependency 'Quick'
      end
      s.app_spec { |a| a.source_files = 'UI/*' }
      """
    #expect(try compiled(text) == ["Kit/A.swift"])
    #expect(try compiled(text, in: "My-Kit-Unit-Tests") == ["Kit/Tests/T.swift"])
    let tests = try read(text).target("My-Kit-Unit-Tests")
    #expect(tests.kind == .unitTests && tests.module.name == "My_Kit_Unit_Tests")
    #expect(tests.dependencies == [.target(id: "My-Kit"), .product(fileName: "Quick.framework")])
  }

  @Test func theModuleHasTheNameOfThePodOrItsOwn() throws {
    let plain = try read("s.name = 'My-Kit'").target("My-Kit")
    #expect(plain.module == TargetModule(name: "My_Kit") && plain.kind == .framework)
    let named = try read("s.module_name = 'Kit'").target("My-Kit")
    #expect(named.module.name == "Kit" && named.product?.fileName == "Kit.framework")
  }

  @Test func dependenciesAreNamed() throws {
    let project = try read(
      """
      s.dependency 'Alamofire', '~> 5.0'
      s.dependency('Model/Core')
      s.subspec 'UI' do |s|
        s.dependency 'My-Kit/Core'
        s.ios.dependency 'Alamofire'
      end
      s.dependency name
      """, podfile: "pod 'My-Kit', path: 'Kit'\npod 'Model', path: 'Model'")
    #expect(
      try project.target("My-Kit").dependencies == [
        .product(fileName: "Alamofire.framework"), .target(id: "Model"),
      ])
    #expect(
      project.notes.map(\.description) == [
        "Kit/My-Kit.podspec:8:14: a computed dependency is left out",
        "Podfile:2:1: there is no 'Model/Model.podspec', so the files of the pod are not known",
      ])
  }

  @Test(arguments: [
    "s.source_files = files", "s.source_files = Dir['*.swift']", "s.source_files = 'A.swift' if x",
    "s.source_files = \"#{root}/*.swift\"",
  ])
  func whatIsComputedIsNoted(specification: String) throws {
    let project = try read(specification)
    #expect(try compiled(specification) == [])
    #expect(
      project.notes.map(\.description) == [
        "Kit/My-Kit.podspec:2:18: 'source_files' is computed here, so its value is not known"
      ])
  }

  @Test func aSpecificationThatIsNoneIsNoted() throws {
    let project = try CocoaPodsProject.read(
      Array("pod 'A', path: '.'".utf8), at: "Podfile",
      others: OtherFiles { _ in
        Array("puts 'a'".utf8)
      })
    #expect(
      project.notes.map(\.description) == ["A.podspec:1:1: there is no 'Pod::Spec.new' to read"])
  }

  @Test func partsBeyondAllReasonAreLeftOut() throws {
    let parts = String(
      repeating: "s.subspec 'A' do |t|\nt.exclude_files = 'a'\nt.source_files = 'b'\nend\n",
      count: 5_000)
    let project = try read(parts)
    #expect(try project.target("My-Kit").patterns.count == 1_999)
    #expect(project.notes.allSatisfy { $0.message == "only the first 2000 parts of a pod count" })
    #expect(project.notes.count > 0)
  }

  @Test func partsInEachOtherBeyondAllReasonAreLeftOut() throws {
    let parts = String(
      repeating: "s.subspec 'A' do |s|\ns.exclude_files = 'a'\ns.source_files = 'b'\nend\n",
      count: 100)
    let project = try read(parts)
    #expect(try project.target("My-Kit").patterns.count == 31)
    #expect(
      project.notes.map(\.message) == ["parts of a pod in each other count to a depth of 32"])
  }

  @Test func partsThatLeaveOutTheSameAreOne() throws {
    let parts = String(
      repeating: "s.subspec 'A' do |t|\nt.source_files = 'b'\nend\n", count: 100)
    let patterns = try read(parts).target("My-Kit").patterns
    #expect(patterns.count == 1)
    #expect(patterns[0].includes.globs.count == 200)
  }
}
