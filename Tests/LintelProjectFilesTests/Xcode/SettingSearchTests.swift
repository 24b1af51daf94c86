import Testing

@testable import LintelProjectFiles

/// How the strongest assignment that holds is found.
@Suite struct SettingSearchTests {
  @Test func whatCanNeverHoldIsNotTried() {
    var block = SettingsBlock()
    block.add(key: "X", value: "y")
    for number in 0..<10_000 { block.add(key: "X[sdk=zzz\(number)*]", value: "z") }
    for number in 0..<10_000 { block.add(key: "X[arch=a\(number)]", value: "z") }
    for sdk in 0...SDK.allNames.count {
      let result = SettingsLayer(block).result(of: search("X", sdk))
      #expect(result.value == "y" && result.behind == 20_001)
      #expect(result.dependsOnSDK && result.dependsOnMore)
      #expect(result.tried == 1)
    }
  }

  @Test func whatIsFoundIsTheSameAsByLookingAtEachAssignment() {
    var generator = RandomNumbers(state: 3)
    let conditions = [
      "", "[sdk=*]", "[sdk=iphone*]", "[sdk=iphoneos]", "[sdk=macosx*]", "[config=Debug]",
      "[config=De*]", "[arch=*]", "[arch=arm64]", "[config=Debug][sdk=iphone*]",
      "[sdk=macosx*,arch=*]", "[sdk=a*]", "[config=*][config=Release]",
    ]
    for _ in 0..<2_000 {
      var written: [(condition: String, value: String)] = []
      var parts: [SettingsLayer.Part] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        var block = SettingsBlock()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          let condition = conditions.randomElement(using: &generator) ?? ""
          written.append((condition, "\(written.count)"))
          block.add(key: "X\(condition)", value: "\(written.count - 1)")
        }
        parts.append(
          Bool.random(using: &generator) ? .block(block) : .layer(SettingsLayer(block)))
      }
      let layer = SettingsLayer(parts)
      let sdk = Int.random(in: 0...SDK.allNames.count, using: &generator)
      let configuration = ["Debug", "Release"].randomElement(using: &generator) ?? ""
      let skipped = Int.random(in: 0...written.count, using: &generator)
      // Twice, as a layer remembers what it was asked.
      for _ in 0..<2 {
        let found = layer.result(
          of: SettingSearch(name: "X", sdk: sdk, configuration: configuration, skipped: skipped))
        let expected = expected(written, sdk, configuration, skipped)
        #expect(found.value == expected.value)
        #expect(found.dependsOnSDK == expected.dependsOnSDK)
        #expect(found.dependsOnMore == expected.dependsOnMore)
        if found.value != nil { #expect(found.behind == expected.behind) }
      }
    }
  }

  private func search(_ name: String, _ sdk: Int) -> SettingSearch {
    SettingSearch(name: name, sdk: sdk, configuration: "Debug")
  }

  /// By the definition.
  private func expected(
    _ written: [(condition: String, value: String)], _ sdk: Int, _ configuration: String,
    _ skipped: Int
  ) -> SettingSearch.Result {
    let name = sdk == 0 ? "" : SDK.allNames[sdk - 1]
    var result = SettingSearch.Result()
    for (position, entry) in written.enumerated().reversed().dropFirst(skipped) {
      let conditions = entry.condition.split { "[],".contains($0) }.map {
        $0.split(separator: "=").map(String.init)
      }
      if conditions.contains(where: { $0[0] != "config" }) { result.dependsOnSDK = true }
      if conditions.contains(where: { $0[0] == "arch" }) { result.dependsOnMore = true }
      let holds = conditions.allSatisfy { condition in
        let text = condition[0] == "sdk" ? name : condition[0] == "config" ? configuration : ""
        return condition[1].hasSuffix("*")
          ? text.hasPrefix(condition[1].dropLast()) : text == condition[1]
      }
      guard holds else { continue }
      result.value = entry.value
      result.behind = written.count - position
      break
    }
    return result
  }

  @Test func whatComesToTooMuchIsNoted() throws {
    let text = ProjectText().target("App").settings(
      of: "App", "A = \"$(B)$(B)\"; B = \"$(A)$(A)\"; PRODUCT_MODULE_NAME = \"$(A)\";")
    #expect(try text.read().notes.map(\.message) == [Budget.settingMessage])
    #expect(try ProjectText().target("App").read().notes == [])
  }
}
