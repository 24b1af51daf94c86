import Foundation
import UIKit; import Combine
