import MessengerHost
import Observation
import ScreenKit
import Testing

@testable import MVVMC

/// What a view is bound by.
@Suite @MainActor
struct BindingTests {
  @Observable
  @MainActor
  final class Source {
    var text = "a"
    var other = "b"
  }

  final class Target: Observer {
    let source: Source
    var texts: [String] = []

    init(_ source: Source) {
      self.source = source
      bind { target in target.texts.append(target.source.text) }
    }
  }

  private let source = Source()

  @Test func tellsTheValueOfNowAndEachNewOne() async {
    let target = Target(source)
    source.text = "c"
    await MainActor.settle()
    source.text = "d"
    await MainActor.settle()
    #expect(target.texts == ["a", "c", "d"])
  }

  @Test func tellsOnlyWhatIsRead() async {
    let target = Target(source)
    source.other = "c"
    await MainActor.settle()
    #expect(target.texts == ["a"])
  }

  @Test func whatIsReadToApplyAValueIsNotObserved() async {
    final class Parts: Observer {
      let source: Source
      var texts: [String] = []

      init(_ source: Source) {
        self.source = source
        bind(\.source.text) { parts, text in parts.texts.append(text + parts.source.other) }
      }
    }
    let parts = Parts(source)
    source.other = "c"
    await MainActor.settle()
    #expect(parts.texts == ["ab"])
    source.text = "d"
    await MainActor.settle()
    #expect(parts.texts == ["ab", "dc"])
  }

  @Test func doesNotKeepWhoIsBoundAlive() async {
    weak var target: Target?
    do {
      let strong = Target(source)
      target = strong
    }
    source.text = "c"
    await MainActor.settle()
    #expect(target == nil)
  }
}
