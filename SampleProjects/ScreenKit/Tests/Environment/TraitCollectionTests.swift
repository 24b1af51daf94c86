import ScreenKit
import Testing

@Suite @MainActor
struct TraitCollectionTests {
  private final class Listener: ViewController {
    final class Content: View {
      private(set) var changes: [TraitCollection] = []

      override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        changes.append(previous)
      }
    }

    let content = Content()
    private(set) var changes: [(from: UserInterfaceStyle, to: UserInterfaceStyle)] = []

    override func loadView() {
      view = View()
      view.addSubview(content)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
      super.traitCollectionDidChange(previous)
      changes.append((previous.userInterfaceStyle, traitCollection.userInterfaceStyle))
    }
  }

  private let window = Window(size: Size(columns: 10, rows: 4))
  private let listener = Listener()

  init() {
    window.rootViewController = NavigationController(rootViewController: listener)
    window.makeKeyAndVisible()
  }

  @Test func sizesAreInOrder() {
    let sizes = ContentSizeCategory.allCases
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
    #expect(sizes.first == .extraSmall)
    #expect(sizes.last == .accessibilityExtraExtraExtraLarge)
    #expect(TraitCollection().contentSizeCategory == .large)
  }

  @Test func everybodyHearsOfAChange() {
    let previous = window.traitCollection
    window.traitCollection.userInterfaceStyle = .dark
    #expect(listener.content.changes == [previous])
    #expect(listener.content.traitCollection.userInterfaceStyle == .dark)
    #expect(listener.changes.map(\.from) == [.light])
    #expect(listener.changes.map(\.to) == [.dark])
  }

  @Test func theSameTraitsAreNoChange() {
    window.traitCollection = TraitCollection()
    #expect(listener.content.changes.isEmpty)
  }

  @Test func whoComesLaterInheritsToo() {
    window.traitCollection.contentSizeCategory = .accessibilityMedium
    let later = Listener()
    listener.present(later)
    #expect(later.traitCollection.contentSizeCategory == .accessibilityMedium)
    #expect(later.content.changes.map(\.contentSizeCategory) == [.large])
    let label = Label("new")
    listener.view.addSubview(label)
    #expect(label.traitCollection.contentSizeCategory == .accessibilityMedium)
  }

  @Test func aScreenThatIsAwayHearsOfItWhenItComesBack() {
    let navigation = listener.navigationController
    navigation?.pushViewController(ViewController())
    window.traitCollection.userInterfaceStyle = .dark
    #expect(listener.changes.isEmpty)
    navigation?.popViewController()
    #expect(listener.changes.map(\.to) == [.dark])
  }

  @Test func theRootKnowsItsTraitsBeforeItAppears() {
    final class Root: ViewController {
      private(set) var style: UserInterfaceStyle?

      override func viewWillAppear() {
        super.viewWillAppear()
        style = traitCollection.userInterfaceStyle
      }
    }
    window.traitCollection.userInterfaceStyle = .dark
    let root = Root()
    window.rootViewController = root
    #expect(root.style == .dark)
  }

  @Test func cellsInheritWhenTheyAreMade() {
    window.traitCollection.userInterfaceStyle = .dark
    let screen = NumberList(count: 1)
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.list.cellForRow(at: 0)?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func nothingIsDrawnOutsideTheSafeArea() {
    listener.content.addSubview(Label("0123456789"))
    window.traitCollection.safeAreaInsets = Insets(top: 1, left: 2, bottom: 1, right: 3)
    #expect(listener.view.safeAreaInsets.top == 1)
    #expect(window.draw() == ["", "  0123…", "", ""])
  }
}
