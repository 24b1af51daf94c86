import /* the */ Foundation // base
import Core /* inner */ . Thing
