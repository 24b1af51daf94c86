import Observation
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct StateTests {
  @Observable @MainActor
  final class Profile {
    var name = "Ada"
    var age = 36
  }

  private struct Counter: DeclarativeView {
    @State private var count = 0

    var body: some DeclarativeView {
      Text("\(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
    }
  }

  @Test func aViewFollowsItsState() async throws {
    let screen = Screen(Counter())
    #expect(screen.text("count") == "0")
    try await screen.tap("more")
    try await screen.tap("more")
    #expect(screen.text("count") == "2")
  }

  @Test func stateOutlastsTheViewsValues() async throws {
    let screen = Screen(Counter())
    try await screen.tap("more")
    screen.controller.rootView = Counter()
    await screen.settle()
    #expect(screen.text("count") == "1")
  }

  @Test func stateEndsWithItsView() async throws {
    let screen = Screen(Flag { isOn in if isOn { Counter() } })
    try await screen.tap("flag")
    try await screen.tap("more")
    try await screen.tap("flag")
    try await screen.tap("flag")
    #expect(screen.text("count") == "0")
  }

  @Test func eachViewHasStateOfItsOwn() async throws {
    let screen = Screen(
      VStack {
        Counter()
        Flag { Text("\($0)").accessibilityIdentifier("isOn") }
      })
    try await screen.tap("more")
    try await screen.tap("flag")
    #expect(screen.text("count") == "1")
    #expect(screen.text("isOn") == "true")
  }

  private struct Draft: Equatable {
    var text = ""
  }

  private struct Composer: DeclarativeView {
    @State private var draft = Draft()

    var body: some DeclarativeView {
      Composition(text: $draft.text)
      Text(draft.text).accessibilityIdentifier("draft")
    }
  }

  private struct Composition: DeclarativeView {
    @Binding var text: String

    var body: some DeclarativeView {
      TextField("Text", text: $text).accessibilityIdentifier("field")
      Button("Empty") { text = "" }.accessibilityIdentifier("empty")
    }
  }

  @Test func aBindingReachesTheStateOfAnotherView() async throws {
    let screen = Screen(Composer())
    try await screen.enter("Hello", into: "field")
    #expect(screen.text("draft") == "Hello")
    try await screen.tap("empty")
    #expect(screen.text("field") == "")
    #expect(screen.text("draft") == "")
  }

  @Test func aViewFollowsWhatItReadsOfAnObject() async {
    let profile = Profile()
    var updates = 0
    let screen = Screen(
      Reader {
        updates += 1
        return Text(profile.name).accessibilityIdentifier("name")
      })
    profile.age += 1
    await screen.settle()
    #expect(updates == 1)
    profile.name = "Grace"
    await screen.settle()
    #expect(updates == 2)
    #expect(screen.text("name") == "Grace")
  }

  @Test func severalChangesAreShownAtOnce() async {
    let profile = Profile()
    var updates = 0
    let screen = Screen(
      Reader {
        updates += 1
        return Text("\(profile.name), \(profile.age)").accessibilityIdentifier("profile")
      })
    profile.name = "Grace"
    profile.age = 79
    await screen.settle()
    #expect(updates == 2)
    #expect(screen.text("profile") == "Grace, 79")
  }

  @Test func aViewIsMadeOnceForAllReasonsToDoSo() async {
    let profile = Profile()
    var updates = 0
    let screen = Screen(
      Reader {
        Text(profile.name)
        VStack {
          Reader {
            updates += 1
            return Text(profile.name).accessibilityIdentifier("name")
          }
        }
      })
    profile.name = "Grace"
    await screen.settle()
    #expect(screen.text("name") == "Grace")
    #expect(updates == 2)
  }

  private struct ProfileView: DeclarativeView {
    @Bindable var profile: Profile

    var body: some DeclarativeView {
      TextField("Name", text: $profile.name).accessibilityIdentifier("name")
    }
  }

  @Test func aFieldIsBoundToAnObject() async throws {
    let profile = Profile()
    let screen = Screen(ProfileView(profile: profile))
    #expect(screen.text("name") == "Ada")
    try await screen.enter("Grace", into: "name")
    #expect(profile.name == "Grace")
    profile.name = "Katherine"
    await screen.settle()
    #expect(screen.text("name") == "Katherine")
  }
}
