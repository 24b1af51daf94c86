import ScreenKit
import Testing

@testable import VIPER

@Suite("A choice") @MainActor
struct ChoiceControlTests {
  @Test("is told as what it stands for, in whichever order it is shown")
  func choose() throws {
    let control = ChoiceControl<AppearanceOption>("look")
    var chosen: [AppearanceOption] = []
    control.onChoose = { chosen.append($0) }
    control.show([
      ChoiceRow(option: .dark, title: "Dark", isChosen: false),
      ChoiceRow(option: .light, title: "Light", isChosen: true),
    ])
    let screen = ViewController()
    screen.view.addSubview(control)
    let window = Window()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(window.visibleView("look")?.accessibilityValue == "Light")
    try window.tap("look.0")
    #expect(chosen == [.dark])
  }
}
