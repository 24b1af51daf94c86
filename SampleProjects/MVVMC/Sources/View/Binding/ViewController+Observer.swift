import ScreenKit

extension ViewController: Observer {}
