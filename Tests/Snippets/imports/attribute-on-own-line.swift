@testable
import App
