import MessengerTexts
import ScreenKit

/// Says whether the server can be reached.
final class NetworkViewController: ViewController {
  private let network: NetworkStatus
  private let texts: Texts
  private let label = Label(identifier: "thread.network")

  init(network: NetworkStatus, texts: Texts) {
    self.network = network
    self.texts = texts
    super.init()
  }

  override func loadView() {
    view = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    network.changes.add(self) { $0.showNetwork() }
    showNetwork()
  }

  private func showNetwork() {
    label.text = network.state.text(in: texts)
  }
}
