import ScreenKit

/// Shows a class as a whole. Its part of the model is a value.
final class ClassInfoViewController: ViewController {
  private let infoView = ClassInfoView()

  var info: ClassInfo {
    didSet { showInfo() }
  }

  init(info: ClassInfo) {
    self.info = info
    super.init()
  }

  override func loadView() {
    view = infoView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showInfo()
  }

  private func showInfo() {
    infoView.show(
      name: info.name, founded: "Founded in \(info.founded)",
      graduates: "Graduates: \(info.graduates)", members: "Members: \(info.memberCount)")
  }
}
