import ScreenKit
import Testing

@testable import Hexagonal

@Suite("A choice of several values") @MainActor
struct ChoiceControlTests {
  /// The values in an order of their own, not that of the type.
  private let choice = ChoiceControl<Preferences.TextSize>(
    [.large, .small, .standard], identifier: "size"
  ) { "\($0)" }

  @Test("shows the value that it is told, by its own name")
  func shows() {
    choice.select(.small)
    #expect(choice.control.accessibilityValue == "small")
    #expect(choice.value == .small)
  }

  @Test("hands back the value of the segment that the user chose")
  func chosen() {
    choice.control.selectedSegmentIndex = 2
    #expect(choice.value == .standard)
  }
}
